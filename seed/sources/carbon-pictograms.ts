import type { SeedSource } from '#seed/seed-item.ts'
import { importedAuthor } from './contributors.ts'
import { packageFiles } from './package-files.ts'
import { pick } from './pick.ts'
import { bytesOf, withSize } from './svg-text.ts'
import { fromName } from './words.ts'

const AUTHOR = importedAuthor('IBM', 'team', 'https://github.com/carbon-design-system/carbon')
const PACK = 'carbon-pictograms:pictogram'

interface Metadata {
  readonly icons: readonly {
    readonly name: string
    readonly aliases?: readonly string[]
    readonly assets: readonly { readonly filepath: string }[]
  }[]
}

/** Pictograms of IBM's own products and places, which are of little use to other companies. */
const OWN =
  /ibm|watson|--0[2-9]$|carbon|[-–]alt$|waymo|ufc|cloud-?pak|mail-?verse|composer|team-?radio|key-?users|quantum|tree-?map/i

/** Large pictograms in fine lines. */
export const carbonPictograms: SeedSource = {
  name: '@carbon/pictograms',
  contributors: [AUTHOR],
  packs: [
    {
      key: PACK,
      kind: 'illustration',
      title: 'Carbon pictograms',
      description: 'Pictograms in fine lines, to be shown large.',
      style: 'pictogram',
      category: 'business',
      contributor: AUTHOR.username,
      licence: 'apache-2.0',
      sourceUrl: 'https://github.com/carbon-design-system/carbon/tree/main/packages/pictograms',
      price: null,
      tint: null,
      featured: false,
      later: true,
    },
  ],
  *items() {
    const files = packageFiles('@carbon/pictograms')
    const entries = new Map(files.json<Metadata>('metadata.json').icons.map((entry) => [entry.name, entry]))
    const names = [...entries.keys()].filter(
      (name) => !OWN.test(name) && entries.get(name)?.assets.length !== 0,
    )
    for (const name of pick(names, 150)) {
      yield {
        sourceKey: `carbon-pictograms:${name}`,
        kind: 'illustration',
        ...fromName(name, entries.get(name)?.aliases ?? []),
        bytes: bytesOf(withSize(files.text('svg', `${name}.svg`))),
        style: 'pictogram',
        pack: PACK,
        sourceUrl: `https://github.com/carbon-design-system/carbon/blob/main/packages/pictograms/src/svg/${name}.svg`,
      }
    }
  },
}

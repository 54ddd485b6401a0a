import type { SeedSource } from '#seed/seed-item.ts'
import { packageFiles } from '#seed/sources/package-files.ts'
import { bytesOf } from '#seed/sources/svg-text.ts'
import { fromName } from '#seed/sources/words.ts'
import { STUDIOS } from './studios.ts'

const PACK = 'motif:colour-spots'

/** Lucide icons that keep their meaning over a spot of colour. */
const NAMES =
  'heart house cloud sun sprout camera cat star umbrella rocket music moon coffee book-open flower tree-pine leaf dog bird fish gift bell key lock phone mail calendar clock map bike plane sailboat store shopping-cart wallet credit-card user users smile message-circle video headphones trophy medal target lightbulb laptop monitor printer file-text folder pencil palette search settings download trash snowflake mountain compass map-pin'.split(
    ' ',
  )

/** Ink of the strokes, and the colour of the spot by turns. */
const INK = '#1f1d3d'
const SPOTS = ['#ffd166', '#a9e5d6', '#c9c4ff', '#ffb3ab'] as const

/** The icons of the set are drawn in a square of this side. */
const GRID = 24

/** Exclusive icons: open line icons over a spot of colour that is set off to the lower right. */
export const ownIcons: SeedSource = {
  name: 'works/icons',
  contributors: [STUDIOS.studio],
  packs: [
    {
      key: PACK,
      kind: 'icon',
      title: 'Colour spots',
      description:
        'Line icons over a spot of colour, in two tones that a palette changes at once. Made from Lucide icons, copyright Lucide Contributors, ISC License.',
      style: 'coloured-outline',
      category: 'interface',
      contributor: STUDIOS.studio.username,
      licence: 'motif-standard',
      sourceUrl: 'https://lucide.dev',
      price: { item: 300, pack: 2900 },
      tint: 'teal',
      featured: true,
    },
  ],
  *items() {
    const file = packageFiles('@iconify-json/lucide').json<{
      readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
    }>('icons.json')
    for (const [index, name] of NAMES.entries()) {
      const icon = file.icons[name]
      if (!icon) throw new Error(`no icon ${name} in lucide`)
      yield {
        sourceKey: `${PACK}:${name}`,
        kind: 'icon',
        ...fromName(name, ['two colours', 'spot', 'interface']),
        bytes: bytesOf(drawing(icon.body, SPOTS[index % SPOTS.length] ?? SPOTS[0])),
        style: 'coloured-outline',
        pack: PACK,
        sourceUrl: `https://lucide.dev/icons/${name}`,
      }
    }
  },
}

function drawing(body: string, spot: string): string {
  const view = `viewBox="0 0 ${GRID} ${GRID}" width="${GRID}" height="${GRID}"`
  const strokes = body.replaceAll('currentColor', INK)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${view}><circle cx="14.5" cy="14.5" r="8" fill="${spot}"/>${strokes}</svg>`
}

import { readdirSync, readFileSync } from 'node:fs'
import type { SeedItem, SeedPack, SeedSource } from '#seed/seed-item.ts'
import { annotations, bareEmoji } from '#seed/taxonomy/cldr.ts'
import { importedAuthor } from './contributors.ts'
import { peopleOfEmoji } from './emoji-people.ts'
import { packageFiles } from './package-files.ts'
import { pick } from './pick.ts'
import { fromName } from './words.ts'

const AUTHOR = importedAuthor('Microsoft Corporation', 'team', 'https://github.com/microsoft/fluentui-emoji')

/**
 * The packs of the set by subject: an emoji belongs to the first pack whose pattern matches its category. Each pack
 * takes the most recognisable emoji.
 */
const PACKS: readonly {
  key: string
  title: string
  categories: RegExp
  limit: number
  tint: SeedPack['tint']
}[] = [
  {
    key: 'faces',
    title: 'Fluent 3D faces',
    categories: /^(?:faces|hands-and-gestures|body|avatars|family-and-love)$/,
    limit: 75,
    tint: 'yellow',
  },
  {
    key: 'nature',
    title: 'Fluent 3D animals and nature',
    categories:
      /^(?:plants|landscapes|ecology|fire-and-water|pets|wild-animals|birds|sea-life|insects|farm-animals|sun-and-sky|clouds-and-rain|storms|snow-and-ice|temperature|moon-and-stars|space)$/,
    limit: 90,
    tint: 'teal',
  },
  {
    key: 'food',
    title: 'Fluent 3D food and drink',
    categories: /^(?:fruit-and-vegetables|meals|sweets|drinks|kitchen)$/,
    limit: 70,
    tint: 'red',
  },
  { key: 'objects', title: 'Fluent 3D objects', categories: /./, limit: 125, tint: 'brand' },
]

/** Skin tones, hair styles, keycaps, flags and gender variants, which repeat other emoji. */
const VARIANT = /1f3f[b-f]|20e3|1f1[e-f]|1f9b[0-3]|200d/

/** Signs with writing, and a computer mouse among the animals. */
const MISPLACED = /^(?:1f4ae|1f004|1f5b1)/

interface Emoji {
  readonly file: string
  readonly title: string
  readonly item: SeedItem
}

/** Microsoft's emoji as rendered 3D pictures (WebP with transparency). */
export const fluentEmoji3d: SeedSource = {
  name: '@lobehub/fluent-emoji-3d',
  contributors: [AUTHOR],
  packs: PACKS.map(({ key, title, tint }) => ({
    key: `fluent-3d:${key}`,
    kind: '3d',
    title,
    description: `${title.replace('Fluent 3D ', '3D ').replace(/^./, (letter) => letter.toUpperCase())} from Fluent Emoji, rendered with soft light on a transparent ground.`,
    style: 'clay',
    category: 'faces',
    contributor: AUTHOR.username,
    licence: 'mit',
    sourceUrl: 'https://github.com/microsoft/fluentui-emoji',
    price: null,
    tint,
    featured: key !== 'faces',
  })),
  *items() {
    const files = packageFiles('@lobehub/fluent-emoji-3d')
    const emoji = readdirSync(files.path('assets'))
      .filter((file) => file.endsWith('.webp') && !VARIANT.test(file) && !MISPLACED.test(file))
      .sort()
      .map(emojiOf)
      .filter((entry) => entry !== undefined)
    for (const pack of PACKS) {
      const mine = emoji.filter(({ item }) => packOf(item.category) === pack.key)
      const byTitle = new Map(mine.map((entry) => [entry.title, entry]))
      for (const title of pick([...byTitle.keys()], pack.limit)) {
        const entry = byTitle.get(title)
        if (entry) yield { ...entry.item, bytes: readFileSync(files.path('assets', entry.file)) }
      }
    }
  },
}

function packOf(category: string): string | undefined {
  return PACKS.find((pack) => pack.categories.test(category))?.key
}

/** The CLDR entry of an emoji file (`1f431.webp`); undefined without one. */
function emojiOf(file: string): Emoji | undefined {
  const code = file.replace('.webp', '')
  const symbol = bareEmoji(String.fromCodePoint(...code.split('-').map((part) => Number.parseInt(part, 16))))
  const known = annotations('en').get(symbol)
  if (!known || known.name === '') return undefined
  const named = fromName(known.name, known.keywords)
  const pack = `fluent-3d:${packOf(named.category)}`
  return {
    file,
    title: known.name,
    item: {
      sourceKey: `fluent-3d:${code}`,
      kind: '3d',
      ...named,
      bytes: new Uint8Array(),
      style: 'clay',
      people: peopleOfEmoji(code, pack),
      pack,
      sourceUrl: 'https://github.com/microsoft/fluentui-emoji/tree/main/assets',
    },
  }
}

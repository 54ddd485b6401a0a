import type { SeedContributor, SeedPack, SeedSource } from '#seed/seed-item.ts'
import type { StyleSlug } from '#seed/taxonomy/styles.ts'
import { bytesOf, withSize } from '../svg-text.ts'
import { keywordsOf } from '../words.ts'
import { authorOf, licenceOf, readStyle, type StyleFile } from './style-file.ts'

/** A DiceBear style: parts drawn by its artist that are combined into characters. */
interface Kit {
  readonly style: string
  readonly title: string
  readonly look: StyleSlug
  readonly count: number
  readonly keywords: readonly string[]
  readonly tint: SeedPack['tint']
  readonly subject: 'portrait' | 'creature'
}

const PERSON = ['avatar', 'character', 'person', 'portrait', 'face', 'people']
const CREATURE = ['avatar', 'character', 'creature', 'monster', 'mascot', 'face']

const KITS: readonly Kit[] = [
  {
    style: 'notionists',
    title: 'Notionists',
    look: 'hand-drawn',
    count: 30,
    keywords: [...PERSON, 'ink', 'notion'],
    tint: null,
    subject: 'portrait',
  },
  {
    style: 'open-peeps',
    title: 'Open Peeps',
    look: 'hand-drawn',
    count: 30,
    keywords: [...PERSON, 'sketch'],
    tint: 'yellow',
    subject: 'portrait',
  },
  {
    style: 'lorelei',
    title: 'Lorelei',
    look: 'hand-drawn',
    count: 24,
    keywords: [...PERSON, 'ink'],
    tint: null,
    subject: 'portrait',
  },
  {
    style: 'cutouts',
    title: 'Cutouts',
    look: 'paper-cut',
    count: 24,
    keywords: [...PERSON, 'paper', 'collage'],
    tint: 'red',
    subject: 'portrait',
  },
  {
    style: 'adventurer',
    title: 'Adventurer',
    look: 'character',
    count: 24,
    keywords: [...PERSON, 'cartoon'],
    tint: 'teal',
    subject: 'portrait',
  },
  {
    style: 'micah',
    title: 'Micah',
    look: 'character',
    count: 24,
    keywords: [...PERSON, 'bold'],
    tint: 'brand',
    subject: 'portrait',
  },
  {
    style: 'personas',
    title: 'Personas',
    look: 'character',
    count: 24,
    keywords: [...PERSON, 'flat'],
    tint: 'teal',
    subject: 'portrait',
  },
  {
    style: 'toon-head',
    title: 'Toon head',
    look: 'character',
    count: 20,
    keywords: [...PERSON, 'cartoon', 'toon'],
    tint: 'yellow',
    subject: 'portrait',
  },
  {
    style: 'critters',
    title: 'Critters',
    look: 'geometric',
    count: 20,
    keywords: [...CREATURE, 'cute'],
    tint: 'brand',
    subject: 'creature',
  },
  {
    style: 'sprouts',
    title: 'Sprouts',
    look: 'character',
    count: 16,
    keywords: [...CREATURE, 'plant', 'leaf'],
    tint: 'teal',
    subject: 'creature',
  },
  {
    style: 'pixel-art',
    title: 'Pixel people',
    look: 'pixel',
    count: 16,
    keywords: [...PERSON, 'pixel', 'retro', 'game'],
    tint: null,
    subject: 'portrait',
  },
]

/** Given names from many countries: each is the seed and the title of a character. */
const NAMES =
  'Amina Bruno Chiara Dmitri Elif Farid Greta Hiro Ines Jonas Kaya Luca Mei Nadia Omar Priya Quinn Rosa Sven Tala Uma Viktor Wanda Ximena Yuna Zoltan Aiko Bela Cleo Diego Esme'.split(
    ' ',
  )

/** Characters combined from the parts of open avatar kits. */
export function dicebear(): SeedSource {
  const metas = new Map(KITS.map((kit) => [kit.style, readStyle(kit.style).meta]))
  return {
    name: '@dicebear/styles',
    contributors: distinct([...metas.values()].map((meta) => authorOf(meta))),
    packs: KITS.map((kit) => packOf(kit, metas.get(kit.style) ?? readStyle(kit.style).meta)),
    async *items() {
      const { Avatar, Style } = await import('@dicebear/core')
      for (const kit of KITS) {
        const definition = readStyle(kit.style)
        const style = new Style(definition)
        for (const name of NAMES.slice(0, kit.count)) {
          const svg = new Avatar(style, { seed: name, size: 480 }).toString()
          yield {
            sourceKey: `dicebear:${kit.style}:${name.toLowerCase()}`,
            kind: 'kit-illustration',
            title:
              kit.subject === 'portrait'
                ? `Portrait of ${name}`
                : `${name} the ${kit.title.toLowerCase().replace(/s$/, '')}`,
            keywords: keywordsOf([...kit.keywords, kit.title, name]),
            bytes: bytesOf(withSize(svg)),
            category: kit.subject === 'portrait' ? 'avatars' : 'entertainment',
            style: kit.look,
            people: { count: kit.subject === 'portrait' ? 1 : 0 },
            pack: `dicebear:${kit.style}`,
            sourceUrl: definition.meta.source.url,
          }
        }
      }
    },
  }
}

function packOf(kit: Kit, meta: StyleFile['meta']): SeedPack {
  return {
    key: `dicebear:${kit.style}`,
    kind: 'kit-illustration',
    title: kit.title,
    description: `Characters composed of the parts of ${meta.source.name} by ${meta.creator.name}.`,
    style: kit.look,
    category: kit.subject === 'portrait' ? 'avatars' : 'entertainment',
    contributor: authorOf(meta).username,
    licence: licenceOf(meta),
    sourceUrl: meta.source.url,
    price: null,
    tint: kit.tint,
    featured: kit.style === 'notionists' || kit.style === 'cutouts',
  }
}

function distinct(contributors: readonly SeedContributor[]): readonly SeedContributor[] {
  return [...new Map(contributors.map((contributor) => [contributor.username, contributor])).values()]
}

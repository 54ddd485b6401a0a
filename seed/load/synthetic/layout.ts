import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import { STYLES } from '#seed/taxonomy/styles.ts'
import { type Random, randomFrom, weighted, zipf } from './random.ts'
import { FEATURED_SHARE, FREE_SHARE, ITEMS_OF_KIND, ITEMS_PER_CONTRIBUTOR, ITEMS_PER_PACK } from './shares.ts'
import type { Term } from './vocabulary.ts'

export interface SyntheticPack {
  /** From 0. */
  readonly index: number
  readonly kind: Kind
  readonly style: string
  /** Ranks of the contributor and the category, from 0. */
  readonly contributor: number
  readonly category: number
  readonly size: number
  readonly free: boolean
  readonly featured: boolean
  /** The subject of most of its items. */
  readonly theme: Term
}

export interface SyntheticItem {
  /** From 0, across all packs. */
  readonly index: number
  readonly pack: SyntheticPack
  readonly position: number
  readonly subject: Term
  /** The adjective before the subject in the title; null for a plain title. */
  readonly manner: Term | null
  /** Distinct, the subject first. */
  readonly tags: readonly Term[]
  /** Generated age in days and popularity. */
  readonly age: number
  readonly popularity: number
}

const MAX_TAGS = 6
const MAX_POPULAR = 100_000

/** The deterministic layout of a catalogue of a given size: any part can be generated again. */
export interface Layout {
  readonly items: number
  readonly contributors: number
  packs(): Generator<SyntheticPack>
  itemsOf(pack: SyntheticPack, first: number): Generator<SyntheticItem>
  /** Pack by pack. */
  everyItem(): Generator<SyntheticItem>
}

/** @param categories the number of categories to choose from */
export function layOut(items: number, terms: readonly Term[], categories: number): Layout {
  const contributors = Math.max(1, Math.round(items / ITEMS_PER_CONTRIBUTOR))
  const drawKind = weighted(KIND_CODES.map((kind) => ITEMS_OF_KIND[kind]))
  const drawContributor = zipf(contributors)
  const drawCategory = zipf(categories)
  const drawTerm = zipf(terms.length)
  const term = (random: Random): Term => at(terms, drawTerm(random))

  const layout: Layout = {
    items,
    contributors,
    *packs() {
      const random = randomFrom(items)
      let left = items
      for (let index = 0; left > 0; index += 1) {
        const kind = at(KIND_CODES, drawKind(random))
        const size = Math.min(left, sizeOfPack(random))
        left -= size
        yield {
          index,
          kind,
          style: styleOf(kind, random),
          contributor: drawContributor(random),
          category: drawCategory(random),
          size,
          free: random() < FREE_SHARE,
          featured: random() < FEATURED_SHARE,
          theme: term(random),
        }
      }
    },
    *itemsOf(pack, first) {
      const random = randomFrom(pack.index + 1)
      for (let position = 0; position < pack.size; position += 1) {
        const subject = random() < 0.3 ? pack.theme : term(random)
        const manner = random() < 0.6 ? term(random) : null
        const more = Array.from({ length: Math.floor(random() * MAX_TAGS) }, () => term(random))
        yield {
          index: first + position,
          pack,
          position,
          subject,
          manner,
          tags: [...new Set([subject, ...(manner ? [manner] : []), ...more])],
          age: random(),
          // A few items are viewed often, most hardly ever.
          popularity: Math.round(MAX_POPULAR * random() ** 8 * 1e4) / 1e4,
        }
      }
    },
    *everyItem() {
      let first = 0
      for (const pack of layout.packs()) {
        yield* layout.itemsOf(pack, first)
        first += pack.size
      }
    },
  }
  return layout
}

/** Between 5 and four times the mean; small sizes are more frequent. */
function sizeOfPack(random: Random): number {
  return 5 + Math.floor(random() ** 2 * (ITEMS_PER_PACK - 5) * 3)
}

function styleOf(kind: Kind, random: Random): string {
  const offered = STYLES.filter((style) => (style.kinds as readonly Kind[]).includes(kind))
  return at(offered.length > 0 ? offered : STYLES, Math.floor(random() * Math.max(1, offered.length))).slug
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`)
  return found
}

import { KIND_CODES } from '#domain/assets/kinds.ts'
import { type Random, randomFrom, weighted, zipf } from '#seed/load/synthetic/random.ts'
import { ITEMS_OF_KIND } from '#seed/load/synthetic/shares.ts'
import { vocabulary } from '#seed/load/synthetic/vocabulary.ts'
import { wordsOf } from './folded-text.ts'
import { PAGE, type Query, type QueryKind } from './query.ts'

/** Range of the deep pages: from the 20th to the 200th. */
const PAGES_DEEP = { from: 20, count: 180 } as const
const SHORTEST_TYPO = 5

type Drawn = Pick<Query, 'words'> & Partial<Query>

/**
 * Distinct queries of a kind, so that no engine answers from a cache. Words are drawn by their frequency in the
 * documents. The same for the same seed.
 */
export function drawQueries(kind: QueryKind, count: number, seed: number): readonly Query[] {
  const random = randomFrom(seed)
  const different = new Map<string, Query>()
  for (let tries = 0; different.size < count; tries += 1) {
    if (tries > count * 1_000)
      throw new RangeError(`there are no ${count} different queries of kind "${kind}"`)
    const query: Query = {
      kind,
      begins: false,
      forgives: false,
      filters: {},
      offset: 0,
      ...DRAWS[kind](random),
    }
    different.set(`${query.words.join(' ')} ${JSON.stringify(query.filters)}`, query)
  }
  return [...different.values()]
}

const terms = vocabulary()
const drawTerm = zipf(terms.length)
const drawKind = weighted(KIND_CODES.map((kind) => ITEMS_OF_KIND[kind]))

const DRAWS: Readonly<Record<QueryKind, (random: Random) => Drawn>> = {
  'one word': (random) => ({ words: [drawWord(random)] }),
  'two words': (random) => ({ words: twoWords(random) }),
  prefix: (random) => {
    const word = drawWord(random)
    return { words: [word.slice(0, Math.max(2, Math.ceil(word.length / 2)))], begins: true }
  },
  typo: (random) => ({ words: [misspelt(drawWord(random, SHORTEST_TYPO), random)], forgives: true }),
  filtered: (random) => ({
    words: [drawWord(random)],
    filters: { kind: KIND_CODES[drawKind(random)] ?? 'icon', free: String(random() < 0.5) },
  }),
  'deep page': (random) => ({
    words: [drawWord(random)],
    offset: PAGE * (PAGES_DEEP.from + Math.floor(random() * PAGES_DEEP.count)),
  }),
}

function drawWord(random: Random, shortest = 3): string {
  for (;;) {
    const word = wordsOf(terms[drawTerm(random)]?.text ?? '')[0] ?? ''
    if (word.length >= shortest) return word
  }
}

function twoWords(random: Random): readonly string[] {
  const first = drawWord(random)
  for (;;) {
    const second = drawWord(random)
    if (second !== first) return [first, second]
  }
}

/** One error after the first letter: a letter omitted, doubled, or swapped with the next. */
function misspelt(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
  const slips = [
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${next}${letter}${after}`,
  ]
  return slips[Math.floor(random() * slips.length)] ?? word
}

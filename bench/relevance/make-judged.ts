import type { Locale } from '#domain/locales/locales.ts'
import { type Random, randomFrom } from '#seed/load/synthetic/random.ts'
import { annotations } from '#seed/taxonomy/cldr.ts'
import type { CatalogueItem } from './catalogue.ts'
import { misspelt, plural } from './distort.ts'
import { judge, type ReadItem, readItem } from './judge.ts'
import { type JudgedQuery, ORIGINS, type Origin } from './judged-query.ts'

/** How many queries of each origin; languages without slips and plurals of this kind have more of the others. */
const COUNTS: Readonly<Record<Origin, number>> = { name: 12, tag: 12, keyword: 12, typo: 10, plural: 6 }
const ALL = ORIGINS.reduce((sum, origin) => sum + COUNTS[origin], 0)

/** All that is expected fits on one page, and there is something to order. */
const EXPECTED = { least: 2, most: 48 } as const

/** A keyword of more pictures than these says little about what is wanted. */
const MOST_PICTURES = 3

type Expected = JudgedQuery['expected']
interface Candidate {
  readonly query: string
  readonly expected: () => Expected
}

/**
 * Judged queries in one language, of what items are called, what they are tagged with, and what CLDR says people call
 * such pictures: the same for the same catalogue and seed.
 */
export function makeJudged(
  items: readonly CatalogueItem[],
  locale: Locale,
  seed: number,
): readonly JudgedQuery[] {
  const random = randomFrom(seed)
  const read = items.map((item) => readItem(item, locale))
  const names = shuffled(
    items.map(({ titles }) => titles[0] ?? ''),
    random,
  )
  const tags = shuffled(
    items.flatMap(({ tags }) => tags),
    random,
  )
  const judged = (query: string, phrase: string): Candidate => ({
    query,
    expected: () => judge(phrase, read, locale),
  })
  const candidates: Readonly<Record<Origin, readonly Candidate[]>> = {
    name: names.map((name) => judged(name, name)),
    tag: tags.map((tag) => judged(tag, tag)),
    keyword: keywords(read, locale, random),
    typo: names.flatMap((name) => distorted(misspelt(name, random), name)),
    plural: tags.flatMap((tag) => distorted(plural(tag, locale), tag)),
  }
  function distorted(query: string | null, phrase: string): readonly Candidate[] {
    return query === null ? [] : [judged(query, phrase)]
  }

  const taken = new Map<string, JudgedQuery>()
  const take = (origin: Origin, count: number) => {
    let left = count
    for (const { query, expected } of candidates[origin]) {
      if (left === 0) return
      const key = query.toLowerCase()
      if (taken.has(key) || !isAsked(query)) continue
      const found = expected()
      if (!isJudgeable(found)) continue
      taken.set(key, { query, origin, expected: found })
      left -= 1
    }
  }
  for (const origin of ORIGINS) take(origin, COUNTS[origin])
  for (const origin of ['name', 'tag'] as const) take(origin, Math.ceil((ALL - taken.size) / 2))
  return [...taken.values()]
}

/** Keywords of few pictures, with the items that are called what those pictures are called. */
function keywords(items: readonly ReadItem[], locale: Locale, random: Random): readonly Candidate[] {
  const pictures = new Map<string, string[]>()
  for (const { name, keywords } of annotations(locale).values()) {
    for (const keyword of keywords) pictures.set(keyword, [...(pictures.get(keyword) ?? []), name])
  }
  const telling = [...pictures].filter(
    ([keyword, names]) => names.length <= MOST_PICTURES && !names.includes(keyword),
  )
  return shuffled(telling, random).map(([query, names]) => ({
    query,
    expected: () =>
      Object.fromEntries(
        names
          .flatMap((name) => Object.entries(judge(name, items, locale)))
          // The picture is one of several that the keyword may mean.
          .map(([slug, grade]) => [slug, grade === 3 ? 2 : grade]),
      ),
  }))
}

/** What people type: one to three words, no numbers. */
function isAsked(query: string): boolean {
  return query.length >= 2 && query.split(' ').length <= 3 && !/\d/.test(query)
}

function isJudgeable(expected: Expected): boolean {
  const grades = Object.values(expected)
  return (
    grades.length >= EXPECTED.least && grades.length <= EXPECTED.most && grades.some((grade) => grade > 1)
  )
}

/** Each value once, in an order that chance and nothing else decides. */
function shuffled<T>(values: readonly T[], random: Random): readonly T[] {
  return [...new Set(values)]
    .map((value) => ({ value, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value)
}

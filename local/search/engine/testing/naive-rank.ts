import type { Filter } from '../../model/filter.ts'
import {
  type Alternative,
  type Criterion,
  DEFAULT_EXACT,
  type ExactRule,
  type Plan,
} from '../../model/plan.ts'
import type { IndexRecord } from '../../model/record.ts'
import type { Schema } from '../../model/store.ts'
import { tokenize } from '../analysis/tokenize.ts'
import { valuesAt } from '../segment/values.ts'
import { isIn, naiveStep } from './naive-geo.ts'
import { type NaiveOccurrence, occurrencesOfWords } from './naive-occurrences.ts'

/** The score of a filter for one record; null where the record does not fulfil it. */
export function scoreOf(record: IndexRecord, filter: Filter, sums: boolean): number | null {
  switch (filter.type) {
    case 'and': {
      const parts = filter.of.map((part) => scoreOf(record, part, sums))
      return parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
    }
    case 'or': {
      const parts = filter.of.flatMap((part) => scoreOf(record, part, sums) ?? [])
      if (parts.length === 0) return null
      return sums ? parts.reduce((sum, part) => sum + part, 0) : Math.max(...parts)
    }
    case 'not':
      return scoreOf(record, filter.of, sums) === null ? 1 : null
    case 'facet': {
      const values = valuesAt(record, filter.attribute).map((value) => String(value).toLowerCase())
      return values.includes(filter.value.toLowerCase()) ? filter.score : null
    }
    case 'place':
      return isIn(record, filter.areas) ? 0 : null
    case 'range':
      return numbersAt(record, filter.attribute).some((value) => value >= filter.from && value <= filter.to)
        ? 1
        : null
    case 'number':
      return numbersAt(record, filter.attribute).some((value) =>
        COMPARE[filter.operator](value, filter.value),
      )
        ? 1
        : null
  }
}

const COMPARE = {
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '=': (a: number, b: number) => a === b,
  '!=': (a: number, b: number) => a !== b,
  '>=': (a: number, b: number) => a >= b,
  '>': (a: number, b: number) => a > b,
}

/**
 * The value of each criterion for a record, smaller is better; null where the record does not match the
 * plan's words.
 */
export function rankKey(record: IndexRecord, schema: Schema, plan: Plan): number[] | null {
  const all = occurrencesOfWords(record, schema, plan.within, plan.words)
  const isFlawless = all.every((each) => each.length === 0 || each.some(({ typos }) => typos === 0))
  const found = all.map((each) => each.filter(({ alternative }) => !isFlawless || alternative.typos === 0))
  const missing = plan.words.some(({ optional }, at) => !optional && all[at]?.length === 0)
  if (missing || (plan.words.length > 0 && all.every((each) => each.length === 0))) return null
  return [...plan.ranking.flatMap(expanded), ...schema.order].map((criterion) => valueFor(criterion))

  function expanded(criterion: Criterion): Exclude<Criterion, 'custom'>[] {
    return criterion === 'custom' ? [...plan.customRanking] : [criterion]
  }

  function exact(kinds: ExactRule['besides']): number {
    return all.filter((each) => each.some((one) => isExact(one, plan, schema, kinds))).length
  }

  function valueFor(criterion: Exclude<Criterion, 'custom'>): number {
    const matched = all.filter((each) => each.length > 0)
    if (typeof criterion === 'object') {
      const [value] = valuesAt(record, criterion.attribute).filter((each) => typeof each !== 'string')
      if (value === undefined) return Number.MAX_VALUE
      return criterion.order === 'asc' ? Number(value) : -Number(value)
    }
    switch (criterion) {
      case 'geo':
        return plan.around ? naiveStep(record, plan.around) : 0
      case 'typo':
        return sum(matched.map((each) => Math.min(...each.map(({ typos }) => typos))))
      case 'words':
      case 'missingWords':
        return -matched.length
      case 'filters':
        return -sum(
          [...(plan.filter ? [plan.filter] : []), ...plan.preferred].map(
            (filter) => scoreOf(record, filter, plan.sumFilterScores) ?? 0,
          ),
        )
      case 'proximity':
        return sum(found.slice(1).map((right, at) => gap(found[at] ?? [], right, plan.minProximity)))
      case 'attribute':
        return Math.min(...found.flat().map((each) => placeOf(each, schema)), Number.MAX_VALUE)
      case 'exact': {
        const { besides } = plan.exact ?? DEFAULT_EXACT
        return -exact(besides)
      }
      case 'typedWords': {
        const { besides } = plan.exact ?? DEFAULT_EXACT
        const hasExactSynonym = plan.words.some(({ alternatives }) =>
          alternatives.some((each) => each.kind === 'synonym' && countsAsExact(each, besides)),
        )
        return hasExactSynonym ? -exact(besides.filter((kind) => kind === 'plural')) : 0
      }
      case 'otherWords':
        return fewestOthers(record, schema, plan, found)
    }
  }
}

function gap(left: readonly NaiveOccurrence[], right: readonly NaiveOccurrence[], least: number): number {
  if (left.length === 0 || right.length === 0) return 0
  const gaps = left.flatMap((a) =>
    right.map((b) => {
      if (a.attribute !== b.attribute || a.value !== b.value) return 8
      if (b.from > a.to) return b.from - a.to
      if (b.to < a.from) return a.from - b.to + 1
      return a.alternative === b.alternative && a.alternative.span > 1 ? 1 : 8
    }),
  )
  return Math.max(least, Math.min(8, ...gaps))
}

function placeOf({ attribute, place }: NaiveOccurrence, schema: Schema): number {
  const { rank, ordered } = schema.searchable[attribute] ?? { rank: 0, ordered: false }
  return rank * 1000 + (ordered ? Math.min(place, 7) : 0)
}

function isExact(
  { alternative: { kind, words, typos }, sole, attribute }: NaiveOccurrence,
  plan: Plan,
  schema: Schema,
  besides: ExactRule['besides'],
): boolean {
  const { single, notIn = [] } = plan.exact ?? DEFAULT_EXACT
  if (notIn.includes(schema.searchable[attribute]?.path ?? '')) return false
  const exact = kind === 'exact' || countsAsExact({ kind, words, typos }, besides)
  if (plan.words.length > 1 || single === 'word') return exact
  return single === 'attribute' && exact && sole
}

function countsAsExact(
  { kind, words, typos }: Pick<Alternative, 'kind' | 'words' | 'typos'>,
  besides: ExactRule['besides'],
): boolean {
  if (kind === 'synonym' && typos > 0) return false
  if (kind === 'synonym') return besides.includes(words.length > 1 ? 'synonym of several words' : 'synonym')
  return kind === 'plural' && besides.includes('plural')
}

/**
 * The fewest other words among the values with a word of the query, in the most important attributes that
 * have one.
 */
function fewestOthers(
  record: IndexRecord,
  schema: Schema,
  plan: Plan,
  found: readonly (readonly NaiveOccurrence[])[],
): number {
  const searchedValues = schema.searchable.flatMap(({ path, rank }, attribute) => {
    const own = plan.searchable?.find((each) => each.path === path)?.rank ?? rank
    return valuesAt(record, path).flatMap((text, value) => {
      const here = found.map((each) =>
        each.filter((one) => one.attribute === attribute && one.value === value),
      )
      const places = new Set(here.flat().flatMap(({ from, to }) => range(from, to)))
      const missing = here.filter((each) => each.length === 0).length
      const length = tokenize(String(text), schema, path).length
      return places.size === 0 ? [] : [{ rank: own, others: length - places.size + missing }]
    })
  })
  const best = Math.min(...searchedValues.map(({ rank }) => rank))
  return Math.min(30, ...searchedValues.filter(({ rank }) => rank === best).map(({ others }) => others))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

function numbersAt(record: IndexRecord, path: string): number[] {
  return valuesAt(record, path).filter((value) => typeof value === 'number')
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

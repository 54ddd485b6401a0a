import { containsIn } from '#local/search/engine/geo/areas.ts'
import { placesOf } from '#local/search/engine/geo/places.ts'
import type { Filter } from '#local/search/model/filter.ts'
import type { Area, Place } from '#local/search/model/geo.ts'
import type { IndexRecord } from '#local/search/model/record.ts'
import { valuesAt } from '#local/search/query/values/values-at.ts'

/** Whether a record fulfils a filter, from the record alone. */
export function matchesFilter(record: IndexRecord, filter: Filter): boolean {
  switch (filter.type) {
    case 'and':
      return filter.of.every((part) => matchesFilter(record, part))
    case 'or':
      return filter.of.some((part) => matchesFilter(record, part))
    case 'not':
      return !matchesFilter(record, filter.of)
    case 'facet':
      return valuesAt(record, filter.attribute).some((value) => isSame(String(value), filter.value))
    case 'place':
      return isWithin(placesOf(record), filter.areas)
    case 'number':
      return numbersAt(record, filter.attribute).some((number) =>
        compares(number, filter.operator, filter.value),
      )
    case 'range':
      return numbersAt(record, filter.attribute).some(
        (number) => number >= filter.from && number <= filter.to,
      )
  }
}

function numbersAt(record: IndexRecord, path: string): readonly number[] {
  return valuesAt(record, path).filter((value) => typeof value === 'number')
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

type Operator = Extract<Filter, { readonly type: 'number' }>['operator']

function compares(number: number, operator: Operator, value: number): boolean {
  switch (operator) {
    case '<':
      return number < value
    case '<=':
      return number <= value
    case '=':
      return number === value
    case '!=':
      return number !== value
    case '>=':
      return number >= value
    case '>':
      return number > value
  }
}

function isWithin(places: readonly Place[], areas: readonly Area[]): boolean {
  const contains = containsIn(areas)
  return places.some(({ lat, lng }) => contains(lat, lng))
}

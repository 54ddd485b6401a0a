import type { Alternative, PlannedWord } from '../../model/plan.ts'
import type { IndexRecord } from '../../model/record.ts'
import type { Schema } from '../../model/store.ts'
import { partsOf } from '../analysis/parts.ts'
import { tokenize } from '../analysis/tokenize.ts'
import { valuesAt } from '../segment/values.ts'

/** The positions of a query word's alternatives in a record. */
export interface NaiveOccurrence {
  readonly attribute: number
  readonly value: number
  /** Within the value. */
  readonly from: number
  readonly to: number
  /** Of its first word within the attribute. */
  readonly place: number
  /** Whether it is the whole value. */
  readonly sole: boolean
  readonly alternative: Alternative
  readonly typos: number
}

/** All positions of an alternative in a record, found by a scan of every word. */
export function occurrencesOf(
  record: IndexRecord,
  schema: Schema,
  within: readonly string[] | null,
  alternative: Alternative,
  typos: number,
): NaiveOccurrence[] {
  return schema.searchable.flatMap(({ path }, attribute) => {
    if (within !== null && !within.includes(path)) return []
    if (alternative.kind === 'prefix' && schema.withoutPrefix.includes(path)) return []
    if (alternative.typos > 0 && schema.withoutTypos.includes(path)) return []
    let before = 0
    return valuesAt(record, path).flatMap((text, value) => {
      const places = tokenize(String(text), schema, path).map(({ word }) => [word, ...partsOf(word)])
      const first = before
      before += places.length
      return places.flatMap((_, from) => {
        const to = from + alternative.words.length - 1
        const fits = alternative.words.every((word, at) =>
          places[from + at]?.some((standing) =>
            alternative.kind === 'prefix' && from + at === to ? standing.startsWith(word) : standing === word,
          ),
        )
        if (!fits) return []
        const isPlain = alternative.words.length > 1 || places[0]?.[0] === alternative.words[0]
        const sole = places.length === alternative.words.length && isPlain
        return [{ attribute, value, from, to, place: first + from, sole, alternative, typos }]
      })
    })
  })
}

/** For each word of a query, all positions of its alternatives in a record. */
export function occurrencesOfWords(
  record: IndexRecord,
  schema: Schema,
  within: readonly string[] | null,
  words: readonly PlannedWord[],
): NaiveOccurrence[][] {
  return words.map((_, at) =>
    words.flatMap(({ alternatives }, from) =>
      from > at
        ? []
        : alternatives
            .filter(({ span }) => from + span > at)
            .flatMap((alternative) =>
              occurrencesOf(
                record,
                schema,
                within,
                alternative,
                from === at || alternative.kind === 'synonym' ? alternative.typos : 0,
              ),
            ),
    ),
  )
}

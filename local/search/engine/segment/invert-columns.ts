import type { Columns, FacetColumn } from './columns.ts'
import { eachToken } from './each-token.ts'
import { invert } from './invert.ts'
import type { Layout } from './layout.ts'
import type { Postings } from './postings.ts'
import { attributeOf, beginsValue, inSamePlace, wordOf } from './token.ts'

/** The documents of each word, by field; `words` is the number of words in the lexicon. */
export function invertWords(columns: Columns, layout: Layout, words: number): Postings {
  const { count, tokens } = columns
  return invert(
    (visit) => {
      let doc = 0
      const take = (at: number, end: number, field: number) => {
        const token = tokens[at] as number
        visit(wordOf(token), field, doc)
        if (isSole(tokens, at, end)) visit(wordOf(token), layout.soleField[attributeOf(token)] as number, doc)
      }
      for (; doc < count; doc++) eachToken(columns, layout, doc, take)
    },
    { universe: count, keys: words, fields: layout.fields.length },
  )
}

/** The documents of each value of a facet; `values` is the number of values in its lexicon. */
export function invertFacet({ combinations, starts, values }: FacetColumn, known: number): Postings {
  return invert(
    (visit) => {
      for (let doc = 0; doc < combinations.length; doc++) {
        const combination = combinations[doc] as number
        const end = starts[combination + 1] as number
        for (let at = starts[combination] as number; at < end; at++) visit(values[at] as number, 0, doc)
      }
    },
    { universe: combinations.length, keys: known, fields: 1 },
  )
}

/** Whether the token is the only word of its value, apart from its parts. */
function isSole(tokens: Uint32Array, at: number, end: number): boolean {
  const token = tokens[at] as number
  if (!beginsValue(token)) return false
  for (let next = at + 1; next < end; next++) {
    const follower = tokens[next] as number
    if (beginsValue(follower) || attributeOf(follower) !== attributeOf(token)) return true
    if (!inSamePlace(follower)) return false
  }
  return true
}

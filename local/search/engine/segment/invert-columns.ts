import type { Columns, FacetColumn } from './columns.ts'
import { invert } from './invert.ts'
import { fieldAt, type Layout } from './layout.ts'
import type { Postings } from './postings.ts'
import { attributeOf, beginsValue, inSamePlace, wordOf } from './token.ts'

/** Which documents have a word, by field; `words` is how many words the lexicon has. */
export function invertWords(columns: Columns, layout: Layout, words: number): Postings {
  const { count, tokenStarts, tokens } = columns
  return invert(
    (visit) => {
      for (let doc = 0; doc < count; doc++) {
        const end = tokenStarts[doc + 1] as number
        let attribute = -1
        let place = -1
        for (let at = tokenStarts[doc] as number; at < end; at++) {
          const token = tokens[at] as number
          if (attributeOf(token) !== attribute) {
            attribute = attributeOf(token)
            place = -1
          }
          if (!inSamePlace(token)) place++
          visit(wordOf(token), fieldAt(layout, attribute, place), doc)
          if (isSole(tokens, at, end)) visit(wordOf(token), layout.soleField[attribute] as number, doc)
        }
      }
    },
    { universe: count, keys: words, fields: layout.fields.length },
  )
}

/** Which documents have a value of a facet; `values` is how many the facet's lexicon has. */
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

/** Whether the token is the one word of its value, its parts aside. */
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

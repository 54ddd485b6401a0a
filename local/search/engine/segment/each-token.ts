import type { Columns } from './columns.ts'
import { fieldAt, type Layout } from './layout.ts'
import { attributeOf, inSamePlace } from './token.ts'

/** A token of a document: its index among all tokens, the end of its document's tokens, and its field. */
export type VisitToken = (at: number, end: number, field: number) => void

/** Iterates over the tokens of a document. Positions start again in each attribute; parts of a compound share one. */
export function eachToken(
  { tokens, tokenStarts }: Pick<Columns, 'tokens' | 'tokenStarts'>,
  layout: Layout,
  doc: number,
  visit: VisitToken,
): void {
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
    visit(at, end, fieldAt(layout, attribute, place))
  }
}

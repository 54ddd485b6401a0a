import type { Columns } from './columns.ts'
import { fieldAt, type Layout } from './layout.ts'
import { attributeOf, inSamePlace } from './token.ts'

/** A token of a document: where it is among all tokens, where those of its document end, and the field it stands in. */
export type VisitToken = (at: number, end: number, field: number) => void

/** Goes through the tokens of a document. Places are counted anew in each attribute; parts of a compound share one. */
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

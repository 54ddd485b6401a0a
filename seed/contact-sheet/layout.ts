import { KINDS, type Kind } from '#domain/assets/kinds.ts'

/** Pixels. A cell has a picture on each ground side by side, and two lines of text below. */
export const SHEET = { width: 1704, height: 1240, margin: 8, gap: 6, text: 26 } as const

/** Side of a picture, by the size of its kind in a mosaic: small marks need less room. */
const SIDES = { 1: 54, 2: 102 } as const

export interface Grid {
  readonly side: number
  readonly columns: number
  readonly rows: number
}

/** The cells of a sheet of one kind. */
export function gridOf(kind: Kind): Grid {
  const side = SIDES[KINDS[kind].cell]
  const cells = (room: number, cell: number) =>
    Math.floor((room - 2 * SHEET.margin + SHEET.gap) / (cell + SHEET.gap))
  return { side, columns: cells(SHEET.width, 2 * side), rows: cells(SHEET.height, side + SHEET.text) }
}

/** Top left corner of the cell with this index, from 0. */
export function placeOf(
  index: number,
  { side, columns }: Grid,
): { readonly left: number; readonly top: number } {
  return {
    left: SHEET.margin + (index % columns) * (2 * side + SHEET.gap),
    top: SHEET.margin + Math.floor(index / columns) * (side + SHEET.text + SHEET.gap),
  }
}

import type { DocSet } from '../docset/doc-set.ts'

/** A part of a bucket whose documents are equal by a criterion; the smaller the value, the better. */
export interface Part {
  readonly value: number
  readonly set: DocSet
}

/** The values of a record: JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [attribute: string]: Json }

/** A record as a client sent it. `objectID` is unique in its index. */
export interface IndexRecord {
  readonly objectID: string
  readonly [attribute: string]: Json
}

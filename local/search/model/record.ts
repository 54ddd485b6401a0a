/** What a record may hold: JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [attribute: string]: Json }

/** A record as it was given. `objectID` is unique in its index. */
export interface IndexRecord {
  readonly objectID: string
  readonly [attribute: string]: Json
}

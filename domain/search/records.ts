import type { Form } from '#domain/assets/forms.ts'

/**
 * The kinds of search records, each in an index of its own for every language.
 *
 * - `one`: the prefix of an objectID.
 * - `form`: the form of asset of the records, null for other rows.
 * - `sorted`: their listings can be sorted, so there is a replica for each order (`SORT_REPLICAS`).
 */
export const RECORDS = {
  items: { one: 'item', form: 'item', sorted: true },
  packs: { one: 'pack', form: 'pack', sorted: true },
  bundles: { one: 'bundle', form: 'bundle', sorted: true },
  contributors: { one: 'contributor', form: null, sorted: false },
  tags: { one: 'tag', form: null, sorted: false },
  posts: { one: 'post', form: null, sorted: false },
  suggestions: { one: 'suggestion', form: null, sorted: false },
} as const satisfies Record<string, { one: string; form: Form | null; sorted: boolean }>

export type RecordKind = keyof typeof RECORDS
export const RECORD_KINDS = Object.keys(RECORDS) as readonly RecordKind[]

/** Kinds whose records correspond to one database row each. */
export const ROW_KINDS = [
  'items',
  'packs',
  'bundles',
  'contributors',
  'tags',
] as const satisfies readonly RecordKind[]
export type RowKind = (typeof ROW_KINDS)[number]

export function isRowKind(resource: string): resource is RowKind {
  return (ROW_KINDS as readonly string[]).includes(resource)
}

/** The kind of record of each form. */
export const RECORDS_OF_FORM = {
  item: 'items',
  pack: 'packs',
  bundle: 'bundles',
} as const satisfies Record<Form, RowKind>

/** Attributes of every record of a database row. */
export interface RowRecord {
  readonly objectID: string
  /** The row's id, by which reconciliation iterates. */
  readonly id: number
  /** Increases with every change of the record; an older record never replaces a newer one. */
  readonly version: number
}

/** The identity of a row's record: the same in every language. */
export function rowIdentity(
  kind: RecordKind,
  { id, version }: { readonly id: number; readonly version: number },
): RowRecord {
  return { objectID: objectId(kind, id), id, version }
}

export function objectId(kind: RecordKind, id: number): string {
  return `${RECORDS[kind].one}-${id}`
}

/** The row of a record: an answer with identities alone is the cheapest for an engine. */
export function rowIdOf(objectID: string): number {
  return Number(objectID.slice(objectID.lastIndexOf('-') + 1))
}

import type { IndexRecord, Json } from '#local/search/model/record.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import { omit, pathTree, pick } from './path-tree.ts'

export interface Retrieval {
  /** `*` for all, `-name` for all but one; null for all. */
  readonly attributesToRetrieve: readonly string[] | null
  readonly unretrievableAttributes: readonly string[] | null
  /** Only these attributes, whatever is requested; absent or null for all. */
  readonly retrievableAttributes?: readonly string[] | null
}

/** Returns the function that reduces records to their displayed part. `objectID` is always included. */
export function retriever(retrieval: Retrieval): (record: IndexRecord) => IndexRecord {
  const retrieved = asked(retrieval)
  const allowed = allowedPart(retrieval)
  return (record) => retrieved(allowed(record))
}

/** The part of a record that a response may contain. */
export function allowedPart({
  retrievableAttributes,
}: Pick<Retrieval, 'retrievableAttributes'>): (record: IndexRecord) => IndexRecord {
  if (!retrievableAttributes) return (record) => record
  const tree = pathTree(retrievableAttributes)
  return (record) => ({ ...attributesOf(pick(record, tree) ?? {}), objectID: record.objectID })
}

function asked({
  attributesToRetrieve,
  unretrievableAttributes,
}: Retrieval): (record: IndexRecord) => IndexRecord {
  const wanted = attributesToRetrieve ?? ['*']
  const unwanted = wanted.filter((name) => name.startsWith('-')).map((name) => name.slice(1))
  const hidden = pathTree([...unwanted, ...(unretrievableAttributes ?? [])])
  const shown = wanted.includes('*') ? null : pathTree(wanted.filter((name) => !name.startsWith('-')))
  if (shown === null && hidden.size === 0) return (record) => record
  return (record) => {
    const picked = shown === null ? record : (pick(record, shown) ?? {})
    return { ...attributesOf(omit(picked, hidden)), objectID: record.objectID }
  }
}

/** Whether only `objectID` of records is returned: then no record has to be read. */
export function retrievesIdsAlone({ attributesToRetrieve }: Retrieval): boolean {
  return attributesToRetrieve?.every((name) => name === 'objectID' || name.startsWith('-')) ?? false
}

function attributesOf(value: Json): { readonly [attribute: string]: Json } {
  return isObject(value) ? value : {}
}

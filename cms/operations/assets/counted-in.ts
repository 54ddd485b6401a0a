import type { CountedIn } from '#domain/contract/outbox.ts'

/** The relations of an asset that have counters; each is an id, a populated document or absent. */
export interface CountedAsset {
  readonly pack?: unknown
  readonly contributor?: unknown
  readonly category?: unknown
  readonly style?: unknown
  readonly tags?: unknown
}

/** The rows whose counters include this asset; none for an asset that does not exist yet. */
export function countedIn(asset: CountedAsset | undefined): CountedIn {
  return {
    packs: idsOf(asset?.pack),
    contributors: idsOf(asset?.contributor),
    categories: idsOf(asset?.category),
    styles: idsOf(asset?.style),
    tags: idsOf(asset?.tags),
  }
}

/** The ids of a relation, whether it is populated or not. */
export function idsOf(relation: unknown): number[] {
  if (Array.isArray(relation)) return relation.flatMap(idsOf)
  if (typeof relation === 'number') return [relation]
  return typeof relation === 'object' && relation !== null && 'id' in relation ? idsOf(relation.id) : []
}

import type { Price } from '#domain/assets/facets.ts'
import type { Kind } from '#domain/assets/kinds.ts'

/** Filterable properties of a match. */
export interface Candidate {
  readonly id: number
  readonly kind: Kind
  readonly free: boolean
  /** Slug. */
  readonly style: string | null
}

export interface Narrowing {
  readonly kind: Kind | null
  readonly price: Price
  /** Slugs; empty means no filter. */
  readonly style: readonly string[]
}

export interface Narrowed {
  /** In the order given. */
  readonly ids: readonly number[]
  /** The number of results per value, most frequent first; with the first match of each kind. */
  readonly kinds: readonly { readonly kind: Kind; readonly count: number; readonly sampleId: number }[]
  readonly styles: readonly { readonly slug: string; readonly count: number }[]
}

/** Filters matches, and counts the values of each choice without the filter of that choice. */
export function narrow(candidates: readonly Candidate[], { kind, price, style }: Narrowing): Narrowed {
  const ofKind = (one: Candidate) => kind === null || one.kind === kind
  const ofPrice = (one: Candidate) => price === 'all' || one.free === (price === 'free')
  const ofStyle = (one: Candidate) => style.length === 0 || (one.style !== null && style.includes(one.style))
  const anyKind = candidates.filter((one) => ofPrice(one) && ofStyle(one))
  const anyStyle = candidates.filter((one) => ofKind(one) && ofPrice(one))
  return {
    ids: anyKind.filter(ofKind).map(({ id }) => id),
    kinds: counted(anyKind, (one) => one.kind).map(({ value, count, first }) => ({
      kind: value,
      count,
      sampleId: first.id,
    })),
    styles: counted(
      anyStyle.filter((one) => one.style !== null),
      (one) => one.style ?? '',
    ).map(({ value, count }) => ({ slug: value, count })),
  }
}

function counted<V extends string>(candidates: readonly Candidate[], valueIn: (one: Candidate) => V) {
  const counts = new Map<V, { value: V; count: number; first: Candidate }>()
  for (const one of candidates) {
    const value = valueIn(one)
    const known = counts.get(value)
    counts.set(value, { value, count: (known?.count ?? 0) + 1, first: known?.first ?? one })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

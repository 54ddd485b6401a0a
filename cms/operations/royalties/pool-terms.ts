import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { RoyaltyTerms } from '#domain/royalties/rule.ts'

/** What a version of the rules says of pools. */
export interface PoolTerms {
  /** A version that was written before a kind existed has no weight for it. */
  readonly weights: Readonly<Partial<Record<Kind, number>>>
  /** Of everyone, in basis points. */
  readonly share: number
  /** Agreed ones, by contributor. */
  readonly shares: ReadonlyMap<number, number>
}

interface TermsRow extends Record<string, unknown> {
  readonly id: Column<'royalty_rules.id'>
  readonly pool_share: Column<'royalty_rules.pool_share'>
  readonly weights: Computed<PoolTerms['weights']>
  readonly exceptions: Computed<RoyaltyTerms['exceptions']>
}

/** The terms of versions of the rules, by their ids. */
export async function readPoolTerms(
  transaction: Transaction,
  rules: ReadonlySet<number>,
): Promise<ReadonlyMap<number, PoolTerms>> {
  const rows = await transaction<TermsRow>(fragment`
    select r.id, r.pool_share, r.weights, r.exceptions from royalty_rules r
     where r.id = any(${fragment.param([...rules])}::int[])`)
  return new Map(
    rows.map(({ id, pool_share: share, weights, exceptions }) => [
      id,
      {
        weights,
        share,
        shares: new Map(
          exceptions.flatMap(({ contributor, pool_share: agreed }) =>
            agreed === null ? [] : [[contributor, agreed] as const],
          ),
        ),
      },
    ]),
  )
}

import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Columns, Computed } from '#cms/operations/schema/columns.ts'
import { FIRST_TERMS, type RoyaltyTerms } from '#domain/royalties/rule.ts'

type TermsRow = Columns<'royalty_rules', 'pool_share' | 'sale_share' | 'api_share'> &
  Record<string, unknown> & {
    readonly weights: Computed<RoyaltyTerms['weights']>
    readonly exceptions: Computed<RoyaltyTerms['exceptions']>
  }

/** The terms in force, from which a new version starts. A kind that they have no weight for has that of the first terms. */
export async function readTerms(payload: Payload): Promise<RoyaltyTerms> {
  const [row] = await run<TermsRow>(
    payload,
    fragment`
    select r.pool_share, r.sale_share, r.api_share, r.weights, r.exceptions from royalty_rules r
     where r.id = royalty_rule_at(now()::timestamptz(3))`,
  )
  return row === undefined ? FIRST_TERMS : { ...row, weights: { ...FIRST_TERMS.weights, ...row.weights } }
}

import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { type Attribution, attribute } from '#domain/referrals/attribute.ts'

interface Row extends Record<string, unknown> {
  readonly ordered_at: Computed<number>
  readonly clicked: Column<'referral_clicks.referrer_id'> | null
  readonly clicked_at: Computed<number | null>
  readonly click_affiliate: Computed<boolean>
  readonly invited_by: Column<'users.id'> | null
  readonly signed_up_at: Computed<number>
  readonly invited_affiliate: Computed<boolean>
}

/** The user whose link led to an order, from the last click and the sign-up of its buyer; null for none. */
export async function findReferrer(transaction: Transaction, order: string): Promise<Attribution | null> {
  const [row] = await transaction<Row>(fragment`
    select (extract(epoch from o.created_at) * 1000)::float8 as ordered_at,
      c.referrer_id as clicked, (extract(epoch from c.clicked_at) * 1000)::float8 as clicked_at,
      ca.user_id is not null as click_affiliate,
      i.id as invited_by, (extract(epoch from u.created_at) * 1000)::float8 as signed_up_at,
      ia.user_id is not null as invited_affiliate
      from orders o join users u on u.id = o.buyer_id
      left join referral_clicks c on c.user_id = o.buyer_id
      left join affiliates ca on ca.user_id = c.referrer_id
      left join users i on i.referral_code = u.referred_by
      left join affiliates ia on ia.user_id = i.id
     where o.id = ${order}::uuid`)
  if (row === undefined) return null
  const { clicked, clicked_at: clickedAt, invited_by: invitedBy } = row
  return attribute({
    click:
      clicked === null || clickedAt === null
        ? null
        : { referrer: clicked, isAffiliate: row.click_affiliate, at: clickedAt },
    signUp:
      invitedBy === null
        ? null
        : { referrer: invitedBy, isAffiliate: row.invited_affiliate, at: row.signed_up_at },
    orderedAt: row.ordered_at,
  })
}

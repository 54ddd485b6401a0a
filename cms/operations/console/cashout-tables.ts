import { fragment } from '#cms/operations/database.ts'
import type { CASHOUT_RESOURCES } from '#domain/contract/console/cashout-resources.ts'
import type { ConsoleTable } from './console-table.ts'
import { majorUnits } from './major-units.ts'

type Resources = typeof CASHOUT_RESOURCES

const CURRENCY = fragment`r.currency`

export const CASHOUT_TABLES: {
  readonly [R in keyof Resources]: ConsoleTable<Extract<keyof Resources[R]['fields'], string>>
} = {
  cashouts: {
    from: fragment`cashouts r join contributors c on c.id = r.contributor_id
      left join users f on f.id = r.first_approver_id left join users a on a.id = r.approver_id`,
    columns: {
      id: fragment`r.id`,
      contributor_name: fragment`c.name`,
      contributor: fragment`r.contributor_id`,
      amount: majorUnits(fragment`r.amount`, CURRENCY),
      us_source: majorUnits(fragment`r.us_source`, CURRENCY),
      withheld: majorUnits(fragment`r.withheld`, CURRENCY),
      fee: majorUnits(fragment`r.fee`, CURRENCY),
      payable: majorUnits(fragment`(r.amount - r.withheld - r.fee)`, CURRENCY),
      currency: fragment`r.currency::text`,
      cashout_state: fragment`r.state`,
      is_held: fragment`exists (
        select from cashout_holds h where h.contributor_id = r.contributor_id and h.released_at is null)`,
      is_unclaimed: fragment`r.is_unclaimed`,
      cashout_method: fragment`r.method`,
      paid_to: fragment`r.method_masked`,
      first_approver: fragment`f.email`,
      approver: fragment`a.email`,
      reason: fragment`r.reason`,
      payout_reference: fragment`r.transfer`,
      batch: fragment`r.batch_id`,
      created_at: fragment`r.created_at`,
      sent_at: fragment`r.sent_at`,
      settled_at: fragment`r.settled_at`,
    },
  },
  'payout-batches': {
    from: fragment`payout_batches r join users u on u.id = r.created_by
      left join lateral (select count(*)::int as cashouts,
          (count(*) filter (where c.state = 'processing'))::int as open,
          (count(*) filter (where c.state = 'failed'))::int as failed,
          coalesce(sum(c.amount - c.withheld - c.fee), 0) as net
        from cashouts c where c.batch_id = r.id) s on true`,
    columns: {
      id: fragment`r.id`,
      cashout_method: fragment`r.method`,
      batch_state: fragment`r.state`,
      cashouts: fragment`s.cashouts`,
      open_cashouts: fragment`s.open`,
      failed_cashouts: fragment`s.failed`,
      payable: majorUnits(fragment`s.net`, CURRENCY),
      currency: fragment`r.currency::text`,
      payout_reference: fragment`r.reference`,
      last_error: fragment`r.error`,
      formed_by: fragment`u.email`,
      created_at: fragment`r.created_at`,
      sent_at: fragment`r.sent_at`,
      settled_at: fragment`r.settled_at`,
    },
  },
}

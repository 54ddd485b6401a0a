import { fragment } from '#cms/operations/database.ts'
import type { DESK_RESOURCES } from '#domain/contract/console/desk-resources.ts'
import type { ConsoleTable } from './console-table.ts'
import { holder } from './holder.ts'
import { majorUnits } from './major-units.ts'

type Resources = typeof DESK_RESOURCES

const HELD = holder('r')

export const DESK_TABLES: {
  readonly [R in keyof Resources]: ConsoleTable<Extract<keyof Resources[R]['fields'], string>>
} = {
  coupons: {
    from: fragment`coupons c`,
    columns: {
      id: fragment`c.id`,
      code: fragment`c.code`,
      percent: fragment`c.percent::int`,
      amounts: fragment`(select string_agg(${majorUnits(fragment`a.amount`, fragment`a.currency::text`)}::text || ' '
          || a.currency::text, ', ' order by a._order) from coupons_amounts a where a._parent_id = c.id)`,
      is_active: fragment`coalesce(c.is_active, false)`,
      plans: fragment`(select string_agg(coalesce(t.name, p.slug), ', ' order by p.position) from coupons_rels l
          join plans p on p.id = l.plans_id left join plans_locales t on t._parent_id = p.id and t._locale = 'en'
          where l.parent_id = c.id)`,
      starts_at: fragment`c."from"`,
      ends_at: fragment`c.until`,
      max_uses: fragment`c.max_uses::int`,
      uses: fragment`(select count(*)::int from orders o where o.coupon_id = c.id
          and o.state not in ('failed', 'expired'))`,
      slug: fragment`c.offer_slug`,
      note: fragment`c.note`,
      created_at: fragment`c.created_at`,
    },
  },
  'affiliate-payouts': {
    from: fragment`affiliate_payouts r join users u on u.id = r.user_id left join users f on f.id = r.first_approver_id
      left join users a on a.id = r.approver_id`,
    columns: {
      id: fragment`r.id`,
      customer_email: fragment`u.email`,
      customer: fragment`r.user_id`,
      amount: majorUnits(fragment`r.amount`, fragment`r.currency`),
      currency: fragment`r.currency`,
      payout_state: fragment`r.state`,
      address: fragment`r.address`,
      first_approver: fragment`f.email`,
      approver: fragment`a.email`,
      reason: fragment`r.reason`,
      transfer: fragment`r.transfer`,
      created_at: fragment`r.created_at`,
      settled_at: fragment`r.settled_at`,
    },
  },
  'payment-differences': {
    from: fragment`payment_differences d left join users v on v.id = d.resolved_by`,
    columns: {
      id: fragment`d.id`,
      gateway: fragment`d.gateway`,
      object: fragment`d.object_id`,
      difference_kind: fragment`d.kind`,
      difference_state: fragment`case when d.repaired_at is not null then 'repaired'
        when d.resolved_at is not null then 'resolved' else 'open' end`,
      detail: fragment`d.detail`,
      found_at: fragment`d.found_at`,
      repaired_at: fragment`d.repaired_at`,
      resolved_at: fragment`d.resolved_at`,
      resolved_by: fragment`v.email`,
      resolution: fragment`d.resolution`,
    },
  },
  signals: {
    from: fragment`abuse_signals r ${HELD.join} left join users v on v.id = r.closed_by`,
    columns: {
      id: fragment`r.id`,
      signal_kind: fragment`r.kind`,
      signal_state: fragment`case when r.closed_at is null then 'open' else 'closed' end`,
      ...HELD.columns,
      measured: fragment`r.measured`,
      threshold: fragment`r.threshold`,
      measured_since: fragment`to_char(r.period, 'YYYY-MM-DD')`,
      found_at: fragment`r.found_at`,
      measured_at: fragment`r.measured_at`,
      resolved_at: fragment`r.closed_at`,
      resolved_by: fragment`v.email`,
      resolution: fragment`r.resolution`,
    },
  },
  certificates: {
    from: fragment`certificates r ${HELD.join} left join users v on v.id = r.withdrawn_by`,
    columns: {
      id: fragment`r.id`,
      number: fragment`r.number`,
      asset: fragment`r.document #>> '{certificate,asset,title}'`,
      slug: fragment`r.document #>> '{certificate,asset,slug}'`,
      licensee: fragment`r.document #>> '{certificate,licensee,name}'`,
      ...HELD.columns,
      licence: fragment`concat_ws(' ', r.document #>> '{certificate,licence,name}',
        r.document #>> '{certificate,licence,version}')`,
      file_name: fragment`r.document #>> '{certificate,file,name}'`,
      sha256: fragment`r.document #>> '{certificate,file,sha256}'`,
      certificate_state: fragment`case when r.revoked_at is null and r.withdrawn_at is null then 'valid' else 'revoked' end`,
      // As domain/certificates/state.ts states it: the earlier of the two.
      revocation: fragment`case when r.withdrawn_at <= coalesce(r.revoked_at, r.withdrawn_at) then 'staff' else r.revocation end`,
      revoked_at: fragment`least(r.withdrawn_at, r.revoked_at)`,
      revoked_by: fragment`v.email`,
      reason: fragment`r.withdrawal`,
      order: fragment`(r.document #>> '{certificate,order}')::uuid`,
      issued_at: fragment`r.issued_at`,
    },
  },
  webhooks: {
    from: fragment`webhook_events e`,
    columns: {
      id: fragment`e.id`,
      gateway: fragment`e.gateway`,
      event_type: fragment`e.type`,
      webhook_state: fragment`e.state`,
      reason: fragment`e.reason`,
      attempts: fragment`e.attempts`,
      event: fragment`e.event_id`,
      object: fragment`e.object_id`,
      received_at: fragment`e.received_at`,
      settled_at: fragment`e.settled_at`,
    },
  },
}

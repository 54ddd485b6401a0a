import { fragment } from '#cms/operations/database.ts'
import type { BILLING_RESOURCES } from '#domain/contract/console/billing-resources.ts'
import type { ConsoleTable } from './console-table.ts'
import { majorUnits } from './major-units.ts'

type Resources = typeof BILLING_RESOURCES

/** The account or the team that holds the rows of a table. */
function holder(table: 'r' | 'p') {
  const row = fragment.identifier(table)
  return {
    join: fragment`left join users u on u.id = ${row}.user_id left join teams t on t.id = ${row}.team_id`,
    columns: {
      customer_email: fragment`coalesce(u.email, t.email)`,
      customer: fragment`${row}.user_id`,
      team: fragment`${row}.team_id`,
    },
  } as const
}

const HELD = holder('r')
const HELD_PAYMENT = holder('p')

export const BILLING_TABLES: {
  readonly [R in keyof Resources]: ConsoleTable<Extract<keyof Resources[R]['fields'], string>>
} = {
  customers: {
    from: fragment`users r`,
    where: fragment`r.deleted_at is null`,
    columns: {
      id: fragment`r.id`,
      email: fragment`r.email`,
      name: fragment`r.name`,
      plan: fragment`(select s.title from subscriptions s where s.state in ('trialing', 'active', 'past-due')
          and (s.user_id = r.id or s.team_id in (select m.team_id from team_members m where m.user_id = r.id))
        order by s.paid_until desc limit 1)`,
      has_paid: fragment`exists (select from payments p where p.user_id = r.id)`,
      teams: fragment`(select count(*)::int from team_members m where m.user_id = r.id)`,
      verified: fragment`coalesce(r.verified, false)`,
      created_at: fragment`r.created_at`,
      login_at: fragment`r.login_at`,
    },
  },
  payments: {
    from: fragment`payments r ${HELD.join}`,
    columns: {
      id: fragment`r.id`,
      ...HELD.columns,
      amount: majorUnits(fragment`r.amount`, fragment`r.currency`),
      tax: majorUnits(fragment`r.tax`, fragment`r.currency`),
      refunded: majorUnits(fragment`r.refunded`, fragment`r.currency`),
      fee: majorUnits(fragment`r.fee`, fragment`r.currency`),
      currency: fragment`r.currency`,
      gateway: fragment`r.gateway`,
      gateway_id: fragment`r.gateway_id`,
      dispute: fragment`r.dispute`,
      order: fragment`r.order_id`,
      subscription: fragment`r.subscription_id`,
      paid_at: fragment`r.paid_at`,
      period_end: fragment`r.period_end`,
    },
  },
  refunds: {
    from: fragment`refunds r join payments p on p.id = r.payment_id ${HELD_PAYMENT.join} left join users a on a.id = r.actor_id`,
    columns: {
      id: fragment`r.id`,
      ...HELD_PAYMENT.columns,
      amount: majorUnits(fragment`r.amount`, fragment`p.currency`),
      currency: fragment`p.currency`,
      refund_state: fragment`r.state`,
      refund_reason: fragment`r.reason`,
      automatic: fragment`r.automatic`,
      note: fragment`r.note`,
      actor_email: fragment`a.email`,
      gateway: fragment`p.gateway`,
      gateway_id: fragment`r.gateway_id`,
      payment: fragment`r.payment_id`,
      created_at: fragment`r.created_at`,
      settled_at: fragment`r.settled_at`,
    },
  },
  subscriptions: {
    from: fragment`subscriptions r ${HELD.join}`,
    columns: {
      id: fragment`r.id`,
      plan: fragment`r.title`,
      ...HELD.columns,
      subscription_state: fragment`r.state`,
      renews: fragment`not r.cancel_at_period_end`,
      period: fragment`r.period`,
      seats: fragment`r.seats`,
      price: majorUnits(
        fragment`(r.unit_price + (r.seats - r.included_seats) * coalesce(r.seat_price, 0))`,
        fragment`r.currency`,
      ),
      currency: fragment`r.currency`,
      gateway: fragment`r.gateway`,
      gateway_id: fragment`r.gateway_id`,
      order: fragment`r.order_id`,
      paid_until: fragment`r.paid_until`,
      created_at: fragment`r.created_at`,
      ended_at: fragment`r.ended_at`,
    },
  },
  orders: {
    from: fragment`orders r ${HELD.join} join users b on b.id = r.buyer_id`,
    columns: {
      id: fragment`r.id`,
      bought: fragment`(select string_agg(l.title, ', ' order by l.position) from order_lines l where l.order_id = r.id)`,
      ...HELD.columns,
      buyer_email: fragment`b.email`,
      order_state: fragment`r.state`,
      subtotal: majorUnits(fragment`r.subtotal`, fragment`r.currency`),
      discount: majorUnits(fragment`r.discount`, fragment`r.currency`),
      tax: majorUnits(fragment`r.tax`, fragment`r.currency`),
      total: majorUnits(fragment`r.total`, fragment`r.currency`),
      currency: fragment`r.currency`,
      country: fragment`r.country`,
      gateway: fragment`r.gateway`,
      reason: fragment`r.reason`,
      created_at: fragment`r.created_at`,
      paid_at: fragment`r.paid_at`,
    },
  },
  invoices: {
    from: fragment`invoices r ${HELD.join}`,
    columns: {
      id: fragment`r.id`,
      number: fragment`r.number`,
      invoice_kind: fragment`r.kind`,
      ...HELD.columns,
      subtotal: majorUnits(fragment`r.subtotal`, fragment`r.currency`),
      tax: majorUnits(fragment`r.tax`, fragment`r.currency`),
      total: majorUnits(fragment`r.total`, fragment`r.currency`),
      currency: fragment`r.currency`,
      seller: fragment`r.seller`,
      payment: fragment`r.payment_id`,
      refund: fragment`r.refund_id`,
      issued_at: fragment`r.issued_at`,
    },
  },
  'customer-teams': {
    from: fragment`teams r left join team_members o on o.team_id = r.id and o.role = 'owner'
      left join users u on u.id = o.user_id`,
    columns: {
      id: fragment`r.id`,
      name: fragment`r.name`,
      email: fragment`r.email`,
      owner_email: fragment`u.email`,
      owner: fragment`u.id`,
      seats: fragment`r.seats`,
      members: fragment`(select count(*)::int from team_members m where m.team_id = r.id)`,
      invitations: fragment`(select count(*)::int from team_invitations n where n.team_id = r.id and n.expires_at > now())`,
      created_at: fragment`r.created_at`,
    },
  },
  coupons: {
    from: fragment`coupons c`,
    columns: {
      id: fragment`c.id`,
      code: fragment`c.code`,
      percent: fragment`c.percent::int`,
      is_active: fragment`coalesce(c.is_active, false)`,
      plans: fragment`(select string_agg(p.slug, ', ' order by p.position) from coupons_rels l
          join plans p on p.id = l.plans_id where l.parent_id = c.id)`,
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

import { fragment } from '#cms/operations/database.ts'
import type { BILLING_RESOURCES } from '#domain/contract/console/billing-resources.ts'
import type { ConsoleTable } from './console-table.ts'
import { holder } from './holder.ts'
import { majorUnits } from './major-units.ts'

type Resources = typeof BILLING_RESOURCES

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
}

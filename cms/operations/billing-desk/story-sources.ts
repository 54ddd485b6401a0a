import { majorUnits } from '#cms/operations/console/major-units.ts'
import { fragment, type SQL } from '#cms/operations/database.ts'
import type { StoryKind } from '#domain/contract/console/customers.ts'

/** One part of a customer's story. Columns that it does not have are null. */
interface StorySource {
  readonly kind: StoryKind
  readonly from: SQL
  readonly where: SQL
  readonly at: SQL
  /** Unique within the source. */
  readonly id: SQL
  /** The record that an entry leads to; the id where absent. */
  readonly record?: SQL
  readonly title?: SQL
  readonly state?: SQL
  readonly amount?: SQL
  readonly currency?: SQL
  readonly note?: SQL
  readonly actor?: SQL
}

/** What belongs to the customer, or to a team in which they are. */
function isHeld(table: string, user: string): SQL {
  const row = fragment.identifier(table)
  return fragment`(${row}.user_id = ${user}
    or ${row}.team_id in (select team_id from team_members where user_id = ${user}))`
}

/** Everything that is known about a customer, each source in a form of its own. */
export function storySources(user: string): readonly StorySource[] {
  return [...boughtSources(user), ...otherSources(user)]
}

function boughtSources(user: string): readonly StorySource[] {
  return [
    {
      kind: 'order',
      from: fragment`orders o`,
      where: fragment`(o.buyer_id = ${user} or ${isHeld('o', user)})`,
      at: fragment`o.created_at`,
      id: fragment`o.id`,
      title: fragment`(select string_agg(l.title, ', ' order by l.position) from order_lines l where l.order_id = o.id)`,
      state: fragment`o.state`,
      amount: majorUnits(fragment`o.total`, fragment`o.currency`),
      currency: fragment`o.currency`,
      note: fragment`o.reason`,
    },
    {
      kind: 'subscription',
      from: fragment`subscription_events e join subscriptions s on s.id = e.subscription_id left join users a on a.id = e.actor_id`,
      where: isHeld('s', user),
      at: fragment`e.at`,
      id: fragment`e.id`,
      record: fragment`s.id`,
      title: fragment`s.title`,
      state: fragment`e.event`,
      note: fragment`e.reason`,
      actor: fragment`case when e.actor_id <> ${user} then a.email end`,
    },
    {
      kind: 'payment',
      from: fragment`payments p`,
      where: isHeld('p', user),
      at: fragment`p.paid_at`,
      id: fragment`p.id`,
      title: fragment`p.gateway_id`,
      state: fragment`p.dispute`,
      amount: majorUnits(fragment`p.amount`, fragment`p.currency`),
      currency: fragment`p.currency`,
    },
    {
      kind: 'refund',
      from: fragment`refunds r join payments p on p.id = r.payment_id left join users a on a.id = r.actor_id`,
      where: isHeld('p', user),
      at: fragment`r.created_at`,
      id: fragment`r.id`,
      state: fragment`r.state`,
      amount: majorUnits(fragment`r.amount`, fragment`p.currency`),
      currency: fragment`p.currency`,
      note: fragment`r.note`,
      actor: fragment`case when r.actor_id <> ${user} then a.email end`,
    },
    {
      kind: 'invoice',
      from: fragment`invoices i`,
      where: isHeld('i', user),
      at: fragment`i.issued_at`,
      id: fragment`i.id`,
      title: fragment`i.number`,
      state: fragment`i.kind`,
      amount: majorUnits(fragment`i.total`, fragment`i.currency`),
      currency: fragment`i.currency`,
    },
  ]
}

function otherSources(user: string): readonly StorySource[] {
  return [
    {
      kind: 'account',
      from: fragment`users u`,
      where: fragment`u.id = ${user}`,
      at: fragment`u.created_at`,
      id: fragment`u.id`,
      title: fragment`u.email`,
    },
    {
      kind: 'team',
      from: fragment`team_members m join teams t on t.id = m.team_id`,
      where: fragment`m.user_id = ${user}`,
      at: fragment`m.joined_at`,
      id: fragment`m.id`,
      record: fragment`t.id`,
      title: fragment`t.name`,
      state: fragment`m.role`,
    },
    {
      kind: 'mail',
      from: fragment`mails mail`,
      where: fragment`mail.user_id = ${user}`,
      at: fragment`mail.created_at`,
      id: fragment`mail.id`,
      title: fragment`mail.template`,
      state: fragment`mail.state`,
      note: fragment`mail.reason`,
    },
    {
      kind: 'download',
      from: fragment`downloads d join items w on w.id = d.item_id
        left join items_locales l on l._parent_id = w.id and l._locale = 'en'`,
      where: fragment`d.user_id = ${user}`,
      at: fragment`d.created_at`,
      id: fragment`d.id`,
      record: fragment`w.id`,
      title: fragment`coalesce(l.title, w.slug)`,
      state: fragment`d.format`,
    },
    {
      kind: 'webhook',
      from: fragment`webhook_events h`,
      where: fragment`(h.gateway, h.object_id) in (${gatewayObjects(user)})`,
      at: fragment`h.received_at`,
      id: fragment`h.id`,
      title: fragment`h.type`,
      state: fragment`h.state`,
      note: fragment`h.reason`,
    },
    {
      kind: 'command',
      from: fragment`audit_log c left join users a on a.id = c.actor_id`,
      where: fragment`c.actor_id <> ${user} and (c.resource, c.record_id) in (
        select 'payments', p.id::text from payments p where ${isHeld('p', user)}
        union all select 'subscriptions', s.id::text from subscriptions s where ${isHeld('s', user)}
        union all select 'users', ${user}::text
        union all select 'teams', m.team_id::text from team_members m where m.user_id = ${user})`,
      at: fragment`c.at`,
      id: fragment`c.id`,
      title: fragment`c.command`,
      note: fragment`c.reason`,
      actor: fragment`a.email`,
    },
  ]
}

/** The ids under which a gateway knows what belongs to the customer: its events name them. */
function gatewayObjects(user: string): SQL {
  return fragment`
    select p.gateway, object from payments p cross join lateral (values (p.gateway_id), (p.gateway_intent_id),
      (p.gateway_dispute_id)) known (object) where ${isHeld('p', user)} and object is not null
    union all select s.gateway, s.gateway_id from subscriptions s where ${isHeld('s', user)} and s.gateway_id is not null
    union all select o.gateway, o.gateway_checkout_id from orders o
     where (o.buyer_id = ${user} or ${isHeld('o', user)}) and o.gateway_checkout_id is not null
    union all select p.gateway, r.gateway_id from refunds r join payments p on p.id = r.payment_id
     where ${isHeld('p', user)} and r.gateway_id is not null
    union all select g.gateway, g.gateway_id from gateway_customers g where ${isHeld('g', user)}`
}

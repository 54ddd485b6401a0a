import { type Payload, sql } from '#cms/operations/database.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'

export interface Size {
  readonly downloads: number
  readonly subscribers: number
  readonly contributors: number
  readonly items: number
}

/** Subscribers with a paid month each, and their downloads of the works of many contributors, by SQL. */
export async function fill(payload: Payload, size: Size): Promise<void> {
  const { id: item } = await (await makeCatalogue(payload)).add({ title: 'Fox', priceAmount: 500 })
  await addItems(payload, item, size)
  await addSubscribers(payload, size.subscribers)
  await addDownloads(payload, size.downloads)
  await sql(payload)`analyze`
}

async function addItems(payload: Payload, item: number, { contributors, items }: Size): Promise<void> {
  await sql(payload)`
    insert into contributors (username, name, type, claimed)
    select 'maker-' || n, 'Maker ' || n, 'person', true from generate_series(1, ${contributors}::int) n`
  await sql(payload)`
    with makers as (select id, row_number() over (order by id) as place from contributors where username like 'maker-%'),
    kinds as (select kind, row_number() over () as place from unnest(enum_range(null::enum_items_kind)) kind)
    insert into items (kind, visibility, slug, short_id, number, price_amount, free, licence_id, contributor_id,
      published_at, popularity, pack_id, pack_position, category_id, style_id, shown_sha256, shown_format, shown_width,
      shown_height, shown_ground, shown_modified_at, search_text, current_revision_id)
    select k.kind, i.visibility, 'copy-' || n, 'c' || n, 10000 + n, i.price_amount, i.free, i.licence_id, m.id,
      i.published_at, i.popularity, i.pack_id, 10000 + n, i.category_id, i.style_id, i.shown_sha256, i.shown_format,
      i.shown_width, i.shown_height, i.shown_ground, i.shown_modified_at, i.search_text, i.current_revision_id
      from items i cross join generate_series(1, ${items}::int) n
      join makers m on m.place = 1 + n % ${contributors}::int
      join kinds k on k.place = 1 + n % (select count(*) from kinds)
     where i.id = ${item}`
}

async function addSubscribers(payload: Payload, count: number): Promise<void> {
  await sql(payload)`
    insert into users (id, email, verified, locale)
    select 'subscriber-' || n, 'subscriber-' || n || '@example.com', true, 'en' from generate_series(1, ${count}::int) n`
  await sql(payload)`
    insert into orders (buyer_id, user_id, purchase, state, currency, subtotal, total, gateway, idempotency_key, fingerprint,
      paid_at)
    select u.id, u.id, 'plan', 'paid', 'USD', 1999, 1999, 'stripe', u.id, 'none', '2026-10-01'
      from users u where u.id like 'subscriber-%'`
  await sql(payload)`
    insert into subscriptions (order_id, user_id, plan_id, plan_slug, plan_type, title, period, seats, included_seats,
      currency, unit_price, state, gateway, gateway_id, period_start, period_end, paid_until)
    select o.id, o.user_id, 24, 'individual', 'personal', 'Individual', 'month', 1, 1, 'USD', 1999, 'active', 'stripe',
      o.user_id, '2026-10-01T00:00:00Z', '2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z' from orders o`
  await sql(payload)`
    insert into payments (order_id, subscription_id, user_id, gateway, gateway_id, gateway_intent_id, currency, amount, fee,
      period_start, period_end, paid_at)
    select s.order_id, s.id, s.user_id, 'stripe', s.user_id, s.user_id, 'USD', 1999, 88, s.period_start, s.period_end,
      s.period_start from subscriptions s`
}

async function addDownloads(payload: Payload, count: number): Promise<void> {
  await sql(payload)`
    with subscribers as (select id, user_id, row_number() over (order by id) as place from subscriptions),
    works as (select id, current_revision_id, row_number() over (order by id) as place from items where slug like 'copy-%'),
    counts as (select (select count(*) from subscribers) as subscribers, (select count(*) from works) as works)
    insert into downloads (item_id, revision_id, licence_version_id, format, user_id, counted, subscription_id,
      royalty_rule_id, created_at)
    select w.id, w.current_revision_id, (select id from licence_versions limit 1), 'svg', s.user_id, true, s.id, 1,
        timestamptz '2026-10-01T00:00:00Z' + make_interval(secs => n.at % 2678400)
      from (select n, (n * 7919::bigint) % 2678400 as at from generate_series(1, ${count}::int) n) n
      cross join counts c
      join subscribers s on s.place = 1 + (n.n::bigint * 104729) % c.subscribers
      join works w on w.place = 1 + (n.n::bigint * 15485863) % c.works`
}

import { fragment, type Payload, sql } from '#cms/operations/database.ts'
import { insertSubscription } from '#cms/testing/billing.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { makePerson } from '#cms/testing/people.ts'
import { makePlans } from '#cms/testing/purchases.ts'

/** What the downloads of the benchmark are granted from. */
export interface Filled {
  /** Exclusive items: a team or user downloads each once. */
  readonly slugs: readonly string[]
  /** Users with a subscription each. */
  readonly users: readonly string[]
  /** A team with one subscription, of which all users are members. */
  readonly team: string
  readonly item: {
    readonly item: number
    readonly revision: number
    readonly licence: number
    /** The version of the royalty rules in force. */
    readonly rule: number
  }
  readonly subscription: string
}

interface Size {
  readonly items: number
  readonly users: number
  /** Downloads of the last year by others: the planner of PostgreSQL does not take the table for an empty one. */
  readonly history: number
}

/** Plans with a daily limit that is not reached, users who hold one each, and a team that holds one for all of them. */
export async function fill(payload: Payload, { items, users: count, history }: Size): Promise<Filled> {
  await makePlans(payload)
  await payload.update({
    collection: 'plans',
    where: { slug: { equals: 'individual' } },
    data: { allowances: [{ kinds: ['icon'], limit: 1_000_000, period: 'day' }] },
  })
  const users: string[] = []
  for (let number = 0; number < count; number += 1) {
    const { id } = await makePerson(payload)
    await insertSubscription(payload, id)
    users.push(id)
  }
  const [owner = ''] = users
  const team = await makeTeamOf(payload, users)
  const subscription = await insertSubscription(payload, owner)
  await sql(payload)`update orders set user_id = null, team_id = ${team}::uuid
    where id = (select order_id from subscriptions where id = ${subscription}::uuid)`
  await sql(
    payload,
  )`update subscriptions set user_id = null, team_id = ${team}::uuid where id = ${subscription}::uuid`
  const filled = { ...(await addItems(payload, items)), users, team, subscription }
  await addHistory(payload, filled.item, history)
  return filled
}

/** Downloads of many accounts, spread over a year that ended yesterday. */
async function addHistory(payload: Payload, { revision, licence, rule }: Filled['item'], count: number) {
  const others: string[] = []
  for (let number = 0; number < OTHERS; number += 1) others.push((await makePerson(payload)).id)
  await sql(payload)`
    insert into downloads (item_id, revision_id, licence_version_id, format, user_id, counted, tallied, royalty_rule_id,
      created_at)
    select item.id, ${revision}, ${licence}, 'svg', (${fragment.param(others)}::text[])[1 + item.n % ${OTHERS}::int], true,
      true, ${rule}, now() - interval '1 day' - (item.n % 364) * interval '1 day'
      from (select id, row_number() over () + 7 * k as n from items cross join generate_series(1, 1000) k
        limit ${count}::int) item`
}

const OTHERS = 200

async function makeTeamOf(payload: Payload, users: readonly string[]): Promise<string> {
  const [team] = await sql<{ id: string }>(payload)`
    insert into teams (name, email, size, seats) values ('Engines', 'office@example.com', 5, ${users.length}) returning id`
  for (const [index, user] of users.entries())
    await sql(payload)`
      insert into team_members (team_id, user_id, role)
      values (${team?.id}::uuid, ${user}, ${index === 0 ? 'owner' : 'member'})`
  return team?.id ?? ''
}

/** One item of the test catalogue, copied with the same file. */
async function addItems(payload: Payload, count: number): Promise<Pick<Filled, 'slugs' | 'item'>> {
  const { id } = await (await makeCatalogue(payload)).add({ title: 'Fox', priceAmount: 500 })
  const copies = await sql<{ slug: string }>(payload)`
    with copied as (
      insert into items (kind, visibility, slug, short_id, number, price_amount, free, licence_id, contributor_id,
        published_at, popularity, pack_id, pack_position, category_id, style_id, shown_sha256, shown_format, shown_width,
        shown_height, shown_ground, shown_modified_at, search_text, current_revision_id)
      select kind, visibility, 'copy-' || n, 'c' || n, 10000 + n, price_amount, free, licence_id, contributor_id,
        published_at, popularity, pack_id, 10000 + n, category_id, style_id, shown_sha256, shown_format, shown_width,
        shown_height, shown_ground, shown_modified_at, search_text, current_revision_id
        from items cross join generate_series(1, ${count}::int) n where id = ${id} returning id, slug),
    titles as (insert into items_locales (_parent_id, _locale, title) select id, 'en', slug from copied)
    select slug from copied`
  const [item] = await sql<Filled['item'] & Record<string, unknown>>(payload)`
    select i.id as item, i.current_revision_id as revision, v.id as licence, royalty_rule_at(now()) as rule from items i
      join licence_versions v on v.licence_id = i.licence_id where i.id = ${id}`
  if (item === undefined) throw new Error('there is no item')
  return { slugs: copies.map(({ slug }) => slug), item }
}

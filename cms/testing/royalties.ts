import { fragment, type Payload, sql } from '#cms/operations/database.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { insertSubscription } from './billing.ts'
import { makeCatalogue } from './catalogue.ts'
import { makePerson } from './people.ts'

export interface TestRoyalties {
  /** Contributors by their place. */
  readonly contributors: readonly number[]
  /** Adds an exclusive item of a contributor. @returns its id */
  addItem(contributor: number, kind?: Kind): Promise<number>
  /** A subscription whose payment is of this many minor units, for a period that begins on a day. */
  subscribe(form: TestSubscription): Promise<TestSubscribed>
  /** A counted download of an item, priced by a version of the rules. @returns its id */
  download(subscription: string, item: number, at: string, rule?: number): Promise<number>
  /** Removes every close with its pools, lines and earnings: no month of any payment is closed then. */
  clearCloses(): Promise<void>
}

interface TestSubscription {
  readonly net: number
  readonly from: string
  readonly to: string
  readonly currency?: string
}

export interface TestSubscribed {
  readonly user: string
  readonly subscription: string
  readonly payment: string
}

/** Deletes what the triggers of these tables keep from being deleted. */
export async function clearAppendOnly(payload: Payload, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const name = fragment.identifier(table)
    await sql(payload)`alter table ${name} disable trigger user`
    await sql(payload)`delete from ${name}`
    await sql(payload)`alter table ${name} enable trigger user`
  }
}

/** Contributors with works, and subscribers with payments and downloads on chosen days, by SQL. */
export async function makeRoyalties(payload: Payload, count = 3): Promise<TestRoyalties> {
  const catalogue = await makeCatalogue(payload)
  const contributors = await sql<{ id: number }>(payload)`
    insert into contributors (username, name, type, claimed)
    select 'maker-' || n, 'Maker ' || n, 'person', true from generate_series(1, ${count}::int) n returning id`
  let items = 0
  return {
    contributors: contributors.map(({ id }) => id),
    addItem: async (contributor, kind = 'icon') => {
      items += 1
      const { id } = await catalogue.add({ title: `Work ${items}`, kind, priceAmount: 500 })
      await sql(payload)`update items set contributor_id = ${contributor} where id = ${id}`
      return id
    },
    subscribe: async ({ net, from, to, currency = 'USD' }) => {
      const { id: user } = await makePerson(payload)
      const subscription = await insertSubscription(payload, user)
      const [row] = await sql<{ id: string }>(payload)`
        insert into payments (order_id, subscription_id, user_id, gateway, gateway_id, gateway_intent_id, currency, amount,
          fee, period_start, period_end, paid_at)
        select order_id, id, user_id, 'stripe', 'in_' || id, 'pi_' || id, ${currency}, ${net}, 0, ${from}::timestamptz,
          ${to}::timestamptz, ${from}::timestamptz from subscriptions where id = ${subscription}::uuid returning id`
      return { user, subscription, payment: row?.id ?? '' }
    },
    download: async (subscription, item, at, rule = 1) => {
      const [row] = await sql<{ id: number }>(payload)`
        insert into downloads (item_id, revision_id, licence_version_id, format, user_id, counted, subscription_id,
          royalty_rule_id, created_at)
        select i.id, i.current_revision_id, v.id, 'svg', s.user_id, true, s.id, ${rule}, ${at}::timestamptz
          from items i join licence_versions v on v.licence_id = i.licence_id cross join subscriptions s
         where i.id = ${item} and s.id = ${subscription}::uuid returning id`
      return row?.id ?? 0
    },
    clearCloses: async () => {
      await clearAppendOnly(payload, ['royalty_single_lines', 'royalty_line_blocks', 'royalty_pools'])
      await sql(payload)`delete from royalty_earnings`
      await sql(payload)`delete from royalty_closes`
      await sql(payload)`
        insert into royalty_open_payments (payment_id) select id from payments where subscription_id is not null
        on conflict (payment_id) do nothing`
    },
  }
}

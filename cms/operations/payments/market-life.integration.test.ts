import fc from 'fast-check'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fragment, inTransaction, run, type SQL, sql } from '#cms/operations/database.ts'
import { readTrialBalance } from '#cms/operations/ledger/read-balances.ts'
import { verifyLedger } from '#cms/operations/ledger/verify.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { MARKET_ACTS, type MarketAct, marketPlayer } from '#cms/testing/market-player.ts'
import { type MemoryGateway, memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePlans } from '#cms/testing/purchases.ts'

/** 10,000 events before a release (`npm run test:full`), 600 otherwise. */
const EVENTS = process.env.MOTIF_TESTS === 'full' ? 10_000 : 600
const EVENTS_PER_CHECK = EVENTS / 20
const TIMEOUT_MS = 20 * 60_000
/** Repeats a run with the seed that a failure printed. */
const SEED = Number(process.env.MARKET_SEED ?? Date.now() % 1_000_000_007)

let opened: TestPayload
let payload: Payload
let gateway: MemoryGateway
let player: ReturnType<typeof marketPlayer>

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  gateway = memoryGateway()
  await makePlans(payload)
  await payload.updateGlobal({
    slug: 'invoice-settings',
    data: { name: 'Ada Ltd', country: 'IN', region: '27' },
  })
  const catalogue = await makeCatalogue(payload)
  const sold = [
    await catalogue.add({ title: 'Fox', priceAmount: 700 }),
    await catalogue.add({ title: 'Owl', priceAmount: 300 }),
    await catalogue.add({ title: 'Elk', priceAmount: 999 }),
  ].map(({ slug }) => slug)
  player = marketPlayer({ payload, gateway, sold })
})
afterAll(() => opened.close())

const events = () =>
  fc.sample(fc.tuple(fc.constantFrom<MarketAct>(...MARKET_ACTS), fc.nat()), { seed: SEED, numRuns: EVENTS })

test(
  `${EVENTS} random events of buyers, banks, gateway and worker keep the books and the licences right`,
  async () => {
    const played: string[] = []
    for (const [index, [act, pick]] of events().entries()) {
      played.push(`${act}:${pick}`)
      await player.play(act, pick)
      if ((index + 1) % EVENTS_PER_CHECK !== 0) continue
      await player.settle()
      const context = `MARKET_SEED=${SEED}, after ${index + 1} events, the last: ${played.slice(-20).join(' ')}`
      expect(await faults(), context).toEqual([])
    }
    const [counts] = await sql<{ payments: number; refunds: number; disputes: number }>(payload)`
    select count(*)::int as payments, count(dispute)::int as disputes,
      (select count(*)::int from refunds) as refunds from payments`
    expect(counts?.payments).toBeGreaterThan(EVENTS / 50)
    expect(counts?.refunds).toBeGreaterThan(0)
    expect(counts?.disputes).toBeGreaterThan(0)
    const treatments = await sql<{ treatment: string }>(payload)`
      select distinct coalesce(p.reverse_charge, t.tax ->> 'name', 'none') as treatment
        from payments p left join lateral jsonb_array_elements(p.tax_lines) as t (tax) on true`
    expect(treatments.map(({ treatment }) => treatment).toSorted()).toEqual(
      ['CGST', 'IGST', 'SGST', 'VAT', 'none', 'reverse-charge-eu'].toSorted(),
    )
  },
  TIMEOUT_MS,
)

/** Whether a payment `p` was taken back: its licences are withdrawn, and it earns nothing more. */
const TAKEN_BACK = fragment`(coalesce(p.dispute in ('open', 'lost'), false) or p.amount =
  coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id and r.state = 'paid'), 0))`

/** What must hold whenever all is delivered and applied: a query of the rows that break it. */
const INVARIANTS: Readonly<Record<string, SQL>> = {
  'a webhook waits': fragment`select type, state, reason from webhook_events where state in ('received', 'waiting')`,
  'a payment has no invoice, or several': fragment`
    select p.id, count(i.id) as invoices from payments p
      left join invoices i on i.payment_id = p.id and i.kind = 'invoice' group by p.id having count(i.id) <> 1`,
  'a paid refund has no credit note': fragment`
    select r.id from refunds r where r.state = 'paid'
      and not exists (select 1 from invoices i where i.refund_id = r.id and i.kind = 'credit-note')`,
  'numbers of invoices have a gap': fragment`
    select kind, year, count(*), max(sequence) from invoices group by kind, seller, year
      having count(*) <> max(sequence)`,
  'the taxes of a payment do not add up to what was paid': fragment`
    select p.id, p.tax_lines from payments p cross join lateral (
      select coalesce(sum((t ->> 'tax')::bigint), 0) as tax, max((t ->> 'base')::bigint) as base
        from jsonb_array_elements(p.tax_lines) as t) s
     where s.tax <> p.tax or s.base + s.tax <> p.amount`,
  'the lines of a document do not add up to its sums': fragment`
    select i.number, i.document from invoices i
     where i.subtotal <> (select sum((l ->> 'amount')::bigint) from jsonb_array_elements(i.document -> 'lines') as l)
        or i.tax <> (select coalesce(sum((t ->> 'tax')::bigint), 0) from jsonb_array_elements(i.document -> 'taxes') as t)`,
  'a payment that was refunded whole keeps a part of its tax': fragment`
    select p.id, p.tax_lines from payments p where p.tax <> (
        select coalesce(sum((t ->> 'tax')::bigint), 0)
          from refunds r, jsonb_array_elements(r.tax_lines) as t where r.payment_id = p.id and r.state = 'paid')
      and p.amount = (select sum(r.amount) from refunds r where r.payment_id = p.id and r.state = 'paid')`,
  'the collected tax of a jurisdiction is not that of payments less that of paid refunds': fragment`
    with taxes as (
        select t, 1 as sign from payments p, jsonb_array_elements(p.tax_lines) as t
        union all select t, -1 from refunds r, jsonb_array_elements(r.tax_lines) as t where r.state = 'paid'),
      expected as (
        select (t ->> 'jurisdiction') || case when t ->> 'name' = 'VAT' then '' else '-' || (t ->> 'name') end as holder,
          sum(sign * (t ->> 'tax')::bigint) as tax from taxes group by 1),
      posted as (select holder, -sum(amount) as tax from ledger_entries where account = 'tax-payable' group by 1)
    select holder, e.tax as expected, b.tax as posted from expected e full join posted b using (holder)
     where coalesce(e.tax, 0) <> coalesce(b.tax, 0)`,
  'more is refunded than was paid': fragment`
    select p.id from payments p where p.refunded > p.amount or p.refunded <
      coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id and r.state <> 'failed'), 0)`,
  'more is earned than was paid': fragment`
    select p.id, p.recognised, p.released from payments p where p.recognised + p.released > p.amount - p.tax`,
  'a payment that was taken back left its purchase open': fragment`
    select g.id from asset_grants g join payments p on p.order_id = g.order_id
     where (g.revoked_at is not null) <> ${TAKEN_BACK}`,
  'a payment that was taken back left its licences': fragment`
    select d.id from downloads d join asset_grants g on g.id = d.grant_id join payments p on p.order_id = g.order_id
     where (d.withdrawn_by is not null) <> ${TAKEN_BACK}`,
  'a payment that was taken back left its royalties': fragment`
    select p.id, sum(l.amount) as royalties from payments p join royalty_lines l on l.payment_id = p.id
     where ${TAKEN_BACK} group by p.id having sum(l.amount) <> 0`,
  'a payment for assets pays contributors more than what is left of it allows': fragment`
    select p.id, sum(l.amount) as royalties from payments p join royalty_lines l on l.payment_id = p.id
     group by p.id having sum(l.amount) * 10 > 6 * (p.amount - p.tax - coalesce(p.fee, 0))`,
  'the balances of contributors are not the sums of their lines': fragment`
    select b.holder, b.currency, -sum(b.balance) as balance from ledger_balances b
     where b.account in ('contributor-pending', 'contributor-available') group by b.holder, b.currency
    having -sum(b.balance) <> (select coalesce(sum(l.amount), 0) from royalty_lines l
      where l.contributor_id::text = b.holder and l.currency = b.currency)`,
  'a subscription is open though its present period was taken back': fragment`
    select s.id, s.state from subscriptions s where s.state in ('active', 'past-due') and s.paid_until > now()
      and exists (select 1 from payments p where p.subscription_id = s.id and p.period_end = s.paid_until and ${TAKEN_BACK})
      and not exists (select 1 from payments p where p.subscription_id = s.id and p.period_end = s.paid_until and not ${TAKEN_BACK})`,
  'an order is paid without a payment': fragment`
    select o.id from orders o where o.state = 'paid' and o.total > 0
      and not exists (select 1 from payments p where p.order_id = o.id)`,
  'a payment has no order that was paid': fragment`
    select p.id, o.state from payments p join orders o on o.id = p.order_id where o.state in ('pending', 'failed', 'expired')`,
}

async function faults(): Promise<readonly string[]> {
  const found: string[] = []
  for (const [title, query] of Object.entries(INVARIANTS)) {
    const rows = await run(payload, query)
    if (rows.length > 0) found.push(`${title}: ${JSON.stringify(rows.slice(0, 3))} (${rows.length})`)
  }
  found.push(...(await verifyLedger(payload)).map((fault) => JSON.stringify(fault, (_, v) => String(v))))
  return [...found, ...(await wrongAccounts())]
}

/** The accounts of the ledger against the sums of payments, refunds and disputes. */
async function wrongAccounts(): Promise<readonly string[]> {
  const [sums] = await sql<Record<'gross' | 'fees' | 'held' | 'disputes' | 'back' | 'deferred', string>>(
    payload,
  )`
    select coalesce(sum(amount), 0)::text as gross, coalesce(sum(fee), 0)::text as fees,
      coalesce(sum(amount) filter (where dispute in ('open', 'lost')), 0)::text as held, count(dispute)::text as disputes,
      (select coalesce(sum(amount), 0)::text from refunds where state = 'paid') as back,
      coalesce(sum(amount - tax - recognised - released) filter (where subscription_id is not null), 0)::text as deferred
      from payments`
  if (sums === undefined) throw new Error('there are no sums')
  const { lines } = await inTransaction(payload, (transaction) => readTrialBalance(transaction))
  const net = (name: string) =>
    lines
      .filter(({ account }) => account === name)
      .reduce((sum, { debits, credits }) => sum + debits - credits, 0n)
  const fees = BigInt(sums.fees) + 1500n * BigInt(sums.disputes)
  const expected = {
    'gateway-fees': fees,
    'gateway-clearing': BigInt(sums.gross) - BigInt(sums.back) - BigInt(sums.held) - fees,
    'deferred-revenue': -BigInt(sums.deferred),
  }
  return Object.entries(expected).flatMap(([account, amount]) =>
    net(account) === amount ? [] : [`${account} is ${net(account)}, not ${amount}`],
  )
}

import { fragment, inTransaction, type Payload, run, type SQL, sql } from '#cms/operations/database.ts'
import { readTrialBalance } from '#cms/operations/ledger/read-balances.ts'
import { verifyLedger } from '#cms/operations/ledger/verify.ts'

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
          sum(sign * (t ->> 'tax')::bigint) as tax from taxes group by 1
        union all select 'US', sum(withheld) from cashouts where state in ('processing', 'paid') having sum(withheld) > 0),
      posted as (select holder, -sum(amount) as tax from ledger_entries where account = 'tax-payable' group by 1)
    select holder, e.tax as expected, b.tax as posted from (select holder, sum(tax) as tax from expected group by holder) e full join posted b using (holder)
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
  'the sums of a pool are not those of its lines': fragment`
    select p.id from royalty_pools p left join (
        select l.pool_id, count(*) as lines, sum(l.weight) as weight, sum(l.weight::bigint * l.share) as shared,
            sum(l.amount) as royalties
          from royalty_lines l where l.kind = 'download' group by l.pool_id) s on s.pool_id = p.id
     where (p.lines, p.weight, p.shared, p.royalties) is distinct from (coalesce(s.lines, 0), coalesce(s.weight, 0),
       coalesce(s.shared, 0), coalesce(s.royalties, 0))`,
  'the sum of a block is not that of its lines': fragment`
    select b.id from royalty_line_blocks b where b.amount <> (select sum(a) from unnest(b.amounts) a)`,
  'the balances of contributors are not the sums of their lines': fragment`
    select b.holder, b.currency, -sum(b.balance) as balance from ledger_balances b
     where b.account in ('contributor-pending', 'contributor-available') group by b.holder, b.currency
    having -sum(b.balance) <> (select coalesce(sum(l.amount), 0) from royalty_lines l
        where l.contributor_id::text = b.holder and l.currency = b.currency)
      - (select coalesce(sum(c.amount), 0) from cashouts c where c.contributor_id::text = b.holder
          and c.currency = b.currency and c.state in ('requested', 'approved', 'processing', 'paid'))`,
  'what is on hold of a contributor is not the sum of their open cashouts': fragment`
    select b.holder, b.currency, -b.balance as held from ledger_balances b
     where b.account = 'contributor-on-hold' and -b.balance <> (select coalesce(sum(c.amount), 0) from cashouts c
       where c.contributor_id::text = b.holder and c.currency = b.currency and c.state in ('requested', 'approved'))`,
  'a cashout is larger than what was available when it was requested': fragment`
    select c.id, c.amount from cashouts c
      join ledger_transactions t on t.reference = 'cashout:' || c.id || ':requested'
     where c.amount > (select -sum(e.amount) from ledger_entries e join ledger_transactions o on o.id = e.transaction_id
       where e.account = 'contributor-available' and e.holder = c.contributor_id::text and e.currency = c.currency
         and o.id < t.id)`,
  'a contributor has two open cashouts': fragment`
    select contributor_id from cashouts where state in ('requested', 'approved', 'processing')
     group by contributor_id having count(*) > 1`,
  'a subscription is open though its present period was taken back': fragment`
    select s.id, s.state from subscriptions s where s.state in ('active', 'past-due') and s.paid_until > present()
      and exists (select 1 from payments p where p.subscription_id = s.id and p.period_end = s.paid_until and ${TAKEN_BACK})
      and not exists (select 1 from payments p where p.subscription_id = s.id and p.period_end = s.paid_until and not ${TAKEN_BACK})`,
  'an order is paid without a payment': fragment`
    select o.id from orders o where o.state = 'paid' and o.total > 0
      and not exists (select 1 from payments p where p.order_id = o.id)`,
  'a payment has no order that was paid': fragment`
    select p.id, o.state from payments p join orders o on o.id = p.order_id where o.state in ('pending', 'failed', 'expired')`,
}

/** What is wrong in the books of a marketplace; empty where every invariant holds. */
export async function marketFaults(payload: Payload): Promise<readonly string[]> {
  const found: string[] = []
  for (const [title, query] of Object.entries(INVARIANTS)) {
    const rows = await run(payload, query)
    if (rows.length > 0) found.push(`${title}: ${JSON.stringify(rows.slice(0, 3))} (${rows.length})`)
  }
  found.push(...(await verifyLedger(payload)).map((fault) => JSON.stringify(fault, (_, v) => String(v))))
  return [...found, ...(await wrongAccounts(payload))]
}

/** The accounts of the ledger against the sums of payments, refunds and disputes. */
async function wrongAccounts(payload: Payload): Promise<readonly string[]> {
  const [sums] = await sql<
    Record<'gross' | 'fees' | 'held' | 'disputes' | 'back' | 'deferred' | 'charged' | 'cashed', string>
  >(payload)`
    select coalesce(sum(amount), 0)::text as gross, coalesce(sum(fee), 0)::text as fees,
      coalesce(sum(amount) filter (where dispute in ('open', 'lost')), 0)::text as held, count(dispute)::text as disputes,
      (select coalesce(sum(amount), 0)::text from refunds where state = 'paid') as back,
      coalesce(sum(amount - tax - recognised - released) filter (where subscription_id is not null), 0)::text as deferred,
      (select coalesce(sum(fee), 0)::text from cashouts where state in ('processing', 'paid')) as charged,
      (select coalesce(sum(amount - withheld - fee), 0)::text from cashouts where state = 'paid') as cashed
      from payments`
  if (sums === undefined) throw new Error('there are no sums')
  const { lines } = await inTransaction(payload, (transaction) => readTrialBalance(transaction))
  const net = (name: string) =>
    lines
      .filter(({ account }) => account === name)
      .reduce((sum, { debits, credits }) => sum + debits - credits, 0n)
  const fees = BigInt(sums.fees) + 1500n * BigInt(sums.disputes)
  const expected = {
    'gateway-fees': fees - BigInt(sums.charged),
    'gateway-clearing':
      BigInt(sums.gross) - BigInt(sums.back) - BigInt(sums.held) - fees - BigInt(sums.cashed),
    'deferred-revenue': -BigInt(sums.deferred),
  }
  return Object.entries(expected).flatMap(([account, amount]) =>
    net(account) === amount ? [] : [`${account} is ${net(account)}, not ${amount}`],
  )
}

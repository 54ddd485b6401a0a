import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fragment, inTransaction, sql } from '#cms/operations/database.ts'
import { closeLedgerDays } from '#cms/operations/ledger/close-days.ts'
import { Overdrawn, type Posting, post } from '#cms/operations/ledger/post.ts'
import { readBalances, readTrialBalance } from '#cms/operations/ledger/read-balances.ts'
import { reverse } from '#cms/operations/ledger/reverse.ts'
import { verifyLedger } from '#cms/operations/ledger/verify.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { credit, debit } from '#domain/ledger/transaction.ts'
import { money } from '#domain/money/money.ts'

const usd = (amount: number | bigint) => money(amount, 'USD')
let test: TestPayload
let events = 0

beforeAll(async () => {
  test = await openPayload()
})
afterAll(() => test.close())

const reference = () => {
  events += 1
  return `test:${events}`
}
const postAll = (...postings: Posting[]) =>
  inTransaction(test.payload, (transaction) => post(transaction, postings))
const balancesOf = async (holder: string) => {
  const balances = await inTransaction(test.payload, (transaction) => readBalances(transaction, holder))
  return Object.fromEntries(balances.map(({ account, balance }) => [account, balance.amount]))
}

function earning(contributor: string, amount: number | bigint): Posting {
  return {
    reference: reference(),
    kind: 'royalty',
    entries: [
      debit('deferred-revenue', usd(amount)),
      credit('contributor-available', usd(amount), contributor),
    ],
  }
}

function cashout(contributor: string, amount: number): Posting {
  return {
    reference: reference(),
    kind: 'cashout',
    entries: [
      debit('contributor-available', usd(amount), contributor),
      credit('contributor-on-hold', usd(amount), contributor),
    ],
    guarded: [{ account: 'contributor-available', holder: contributor }],
  }
}

describe('posting', () => {
  it('moves the balances of holders', async () => {
    await postAll(earning('ada', 500), cashout('ada', 200))
    expect(await balancesOf('ada')).toEqual({ 'contributor-available': 300n, 'contributor-on-hold': 200n })
  })

  it('has no effect the second time', async () => {
    const posting = earning('bea', 700)
    const [first] = await postAll(posting)
    const [second] = await postAll(posting)
    expect([first?.isNew, second?.isNew, second?.id]).toEqual([true, false, first?.id])
    expect(await balancesOf('bea')).toEqual({ 'contributor-available': 700n })
  })

  it('posts an event once that 20 callers post at the same time', async () => {
    const posting = earning('cleo', 100)
    const posted = await Promise.all(Array.from({ length: 20 }, () => postAll(posting)))
    expect(posted.flat().filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await balancesOf('cleo')).toEqual({ 'contributor-available': 100n })
  })

  it('refuses another transaction with the reference of a posted one', async () => {
    const posting = earning('dan', 100)
    await postAll(posting)
    await expect(postAll({ ...earning('dan', 101), reference: posting.reference })).rejects.toThrow(
      /Another transaction has the reference/,
    )
  })

  it('refuses two transactions of one call with the same reference', async () => {
    const posting = earning('dee', 100)
    await expect(
      inTransaction(test.payload, (transaction) => post(transaction, [posting, posting])),
    ).rejects.toThrow(/same reference/)
  })

  it('refuses what does not balance before the database does', async () => {
    const entries = [debit('refunds', usd(2)), credit('platform-revenue', usd(1))]
    await expect(postAll({ reference: reference(), kind: 'refund', entries })).rejects.toThrow(
      /debits and credits in USD differ by 1/,
    )
  })

  it('lets 20 parallel cashouts spend a balance exactly once', async () => {
    await postAll(earning('eve', 1_000))
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => postAll(cashout('eve', 300))))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Overdrawn)
    expect(await balancesOf('eve')).toEqual({ 'contributor-available': 100n, 'contributor-on-hold': 900n })
  })

  it('does not deadlock when callers post between the same holders in opposite orders', async () => {
    const move = (from: string, to: string): Posting => ({
      reference: reference(),
      kind: 'correction',
      entries: [debit('contributor-pending', usd(1), from), credit('contributor-pending', usd(1), to)],
    })
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => postAll(at % 2 === 0 ? move('fay', 'gus') : move('gus', 'fay'))),
    )
    expect(await balancesOf('fay')).toEqual({ 'contributor-pending': 0n })
  })
})

describe('reversing', () => {
  it('undoes a transaction once, and may leave a negative balance', async () => {
    const [royalty] = await postAll(earning('hal', 100))
    await postAll(cashout('hal', 100))
    const undo = () =>
      inTransaction(test.payload, (transaction) =>
        reverse(transaction, { transaction: royalty?.id ?? '', actor: null, reason: 'chargeback' }),
      )
    expect((await undo())?.isNew).toBe(true)
    expect((await undo())?.isNew).toBe(false)
    expect(await balancesOf('hal')).toMatchObject({ 'contributor-available': -100n })
  })

  it('answers null for a transaction that does not exist', async () => {
    const undo = { transaction: '999999', actor: null, reason: 'none' }
    expect(await inTransaction(test.payload, (transaction) => reverse(transaction, undo))).toBeNull()
  })
})

describe('the tables', () => {
  const statement = (text: string) =>
    inTransaction(test.payload, (transaction) => transaction(fragment.raw(text)))
  const insertEntries = (id: string, ...amounts: number[]) =>
    `insert into ledger_entries (transaction_id, account, currency, amount)
     values ${amounts.map((amount) => `(${id}, 'refunds', 'USD', ${amount})`).join(', ')}`

  it('refuse entries of a transaction that does not exist', async () => {
    await expect(statement(insertEntries('999999', 1, -1))).rejects.toThrow()
  })

  it.each(['ledger_transactions', 'ledger_entries', 'ledger_days'])('%s is append-only', async (table) => {
    for (const change of [
      `update ${table} set ${table === 'ledger_days' ? 'root' : 'id'} = default`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ])
      await expect(statement(change)).rejects.toThrow()
  })

  it('refuse entries that do not balance', async () => {
    await expect(
      statement(`with t as (insert into ledger_transactions (reference, kind) values ('raw:1', 'refund') returning id)
        insert into ledger_entries (transaction_id, account, currency, amount) select id, 'refunds', 'USD', 5 from t`),
    ).rejects.toThrow()
  })

  it('refuse a transaction without entries', async () => {
    await expect(
      statement(`insert into ledger_transactions (reference, kind) values ('raw:2', 'refund')`),
    ).rejects.toThrow()
  })

  it('refuse entries that are added to a posted transaction', async () => {
    const [posted] = await postAll(earning('ivy', 5))
    await expect(statement(insertEntries(posted?.id ?? '', 5, -5))).rejects.toThrow()
  })
})

describe('a ledger of random events', () => {
  it('keeps every balance equal to its entries, and debits equal to credits', async () => {
    const holder = fc.constantFrom('p', 'q', 'r')
    const event = fc.oneof(
      fc.record({ kind: fc.constant('earn'), holder, amount: fc.bigInt(1n, 10n ** 15n) }),
      fc.record({ kind: fc.constant('cashout'), holder, amount: fc.bigInt(1n, 10n ** 15n) }),
      fc.record({ kind: fc.constant('reverse'), holder, amount: fc.bigInt(1n, 40n) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (happened) => {
        const posted: string[] = []
        for (const { kind, holder: contributor, amount } of happened) {
          if (kind === 'reverse') {
            const id = posted[Number(amount) % Math.max(posted.length, 1)]
            if (id === undefined) continue
            await inTransaction(test.payload, (transaction) =>
              reverse(transaction, { transaction: id, actor: null, reason: 'random' }),
            )
          } else {
            const posting =
              kind === 'earn' ? earning(contributor, amount) : cashout(contributor, Number(amount))
            const [done] = await postAll(posting).catch((error: unknown) => {
              if (error instanceof Overdrawn) return []
              throw error
            })
            if (done) posted.push(done.id)
          }
        }
        expect(await verifyLedger(test.payload)).toEqual([])
      }),
      { numRuns: 15 },
    )
  })
})

describe('closed days', () => {
  /** As if the postings had been made days ago: the triggers refuse it, so the test switches them off. */
  async function backdate(days: number) {
    await sql(test.payload)`alter table ledger_transactions disable trigger ledger_transactions_append_only`
    await sql(
      test.payload,
    )`update ledger_transactions set posted_at = posted_at - make_interval(days => ${days}::int)`
    await sql(test.payload)`alter table ledger_transactions enable trigger ledger_transactions_append_only`
  }

  it('form a chain that a later change contradicts, and accept no posting', async () => {
    await postAll(earning('jo', 11))
    await backdate(2)
    const closed = await closeLedgerDays(test.payload)
    expect(closed).toHaveLength(2)
    expect(closed[0]?.transactions).toBeGreaterThan(0)
    expect(closed[1]?.transactions).toBe(0)
    expect(await closeLedgerDays(test.payload)).toEqual([])
    expect(await verifyLedger(test.payload)).toEqual([])

    await sql(test.payload)`alter table ledger_entries disable trigger ledger_entries_append_only`
    await sql(test.payload)`update ledger_entries set amount = amount * 2 where transaction_id =
      (select min(transaction_id) from ledger_entries where account = 'deferred-revenue') `
    await sql(test.payload)`alter table ledger_entries enable trigger ledger_entries_append_only`
    const faults = await verifyLedger(test.payload)
    expect(faults.map(({ kind }) => kind)).toContain('root')
    expect(faults.map(({ kind }) => kind)).toContain('balance')

    await sql(test.payload)`insert into ledger_days (day, transactions, previous_root, root)
      values ((now() at time zone 'UTC')::date, 0, 'x', 'y')`
    await expect(postAll(earning('jo', 1))).rejects.toThrow()
  })

  it('leave the trial balance at zero', async () => {
    const { differences, lines } = await inTransaction(test.payload, readTrialBalance)
    expect(differences.size).toBe(0)
    expect(lines.length).toBeGreaterThan(3)
  })
})

import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandCashout } from '#cms/operations/cashouts/decide-cashout.ts'
import { formBatches } from '#cms/operations/cashouts/form-batches.ts'
import { requestCashout } from '#cms/operations/cashouts/request-cashout.ts'
import { sendBatches } from '#cms/operations/cashouts/send-batches.ts'
import { fragment, run, sql } from '#cms/operations/database.ts'
import { DAYS, makeEarner, payableBy, testPayees } from '#cms/testing/cashouts.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { type MemoryProvider, memoryProvider } from '#cms/testing/payout-provider.ts'
import { makePerson } from '#cms/testing/people.ts'
import type { Payee } from '#domain/payees/payee.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'

let opened: TestPayload
let payload: Payload
let eve: Holder
const known = new Map<number, Payee>()
const payees = testPayees(known)

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  eve = { id: (await makePerson(payload)).id, roles: ['finance'] }
})
afterAll(() => opened.close())

/** Approved cashouts of 200.00 dollars by PayPal, in one batch. */
async function batchOf(count: number): Promise<readonly string[]> {
  const cashouts: string[] = []
  for (let at = 0; at < count; at += 1) {
    const { id } = await makePerson(payload)
    const contributor = await makeEarner(payload, id, 20_000)
    known.set(contributor, payableBy('paypal'))
    const made = await requestCashout(
      { payload, payees },
      {
        actor: { id, roles: [], isContributor: true },
        form: { contributor, currency: 'USD', key: randomUUID() },
        now: DAYS.request,
      },
    )
    if (!made.ok) throw new Error(made.code)
    cashouts.push(made.value.id)
    await commandCashout(payload, {
      actor: eve,
      cashout: made.value.id,
      action: 'approve',
      reason: 'Checked',
    })
  }
  const formed = await formBatches({ payload, payees }, { actor: eve, reason: 'Payday', now: DAYS.payment })
  if (!formed.ok) throw new Error(formed.code)
  return cashouts
}

/** One run of the worker, for which all batches have rested long enough. */
async function work(provider: MemoryProvider): Promise<void> {
  await sql(
    payload,
  )`update payout_batches set asked_at = asked_at - interval '2 days' where asked_at is not null`
  await sendBatches({ payload, payees, providers: { paypal: provider } })
}

const statesOf = async (cashouts: readonly string[]) => {
  const states: (string | undefined)[] = []
  for (const id of cashouts) {
    const [row] = await sql<{ state: string }>(payload)`select state from cashouts where id = ${id}::uuid`
    states.push(row?.state)
  }
  return states
}

test('a batch is sent once, and settled when each of its payments is', async () => {
  const provider = memoryProvider('paypal')
  const cashouts = await batchOf(2)
  const [first = '', second = ''] = cashouts
  provider.outcomes.set(first, 'pending').set(second, 'pending')
  await work(provider)
  expect(await statesOf(cashouts)).toEqual(['processing', 'processing'])
  await work(provider)
  provider.outcomes.set(first, 'paid').set(second, 'failed')
  await work(provider)
  expect(await statesOf(cashouts)).toEqual(['paid', 'failed'])
  await work(provider)
  expect(provider.sent).toBe(1)
  expect([...provider.paid.values()]).toEqual([20_000n, 20_000n])
  const [row] = await sql(payload)`
    select c.reason, b.state from cashouts c join payout_batches b on b.id = c.batch_id where c.id = ${second}::uuid`
  expect(row).toEqual({ reason: 'The account is closed', state: 'settled' })
})

test.each(['before', 'after'] as const)(
  'a call that breaks %s its effect is repeated, and each key is paid once',
  async (fails) => {
    const provider = memoryProvider('paypal')
    const cashouts = await batchOf(2)
    provider.fails = fails
    await work(provider)
    expect(await statesOf(cashouts)).toEqual(['processing', 'processing'])
    await work(provider)
    await work(provider)
    expect(await statesOf(cashouts)).toEqual(['paid', 'paid'])
    expect(cashouts.map((id) => provider.paid.get(id))).toEqual([20_000n, 20_000n])
  },
)

/** Every write between the effect of the call and the last record of it. */
const CRASHES = [
  ['the batch', 'update of state on payout_batches'],
  ['the state', 'update of state on cashouts'],
  ['the event', 'insert on cashout_events'],
  ['the posting', 'insert on ledger_transactions'],
  ['the mail', 'insert on mails'],
  ['the notification', 'insert on notifications'],
] as const

test.each(CRASHES)('after a crash at the write of %s each key is paid once', async (_, write) => {
  const provider = memoryProvider('paypal')
  const cashouts = await batchOf(2)
  await run(
    payload,
    fragment.raw(`
      create or replace function crash_of_test() returns trigger language plpgsql as $$ begin raise exception 'crash'; end $$;
      create trigger crash_of_test before ${write} for each row execute function crash_of_test()`),
  )
  // The call is made in the first run, its outcome read in the second one.
  for (const _run of [1, 2]) await work(provider).catch(() => undefined)
  expect(await statesOf(cashouts)).toEqual(['processing', 'processing'])
  await run(payload, fragment.raw('drop function crash_of_test() cascade'))
  await work(provider)
  await work(provider)
  expect(await statesOf(cashouts)).toEqual(['paid', 'paid'])
  expect(cashouts.map((id) => provider.paid.get(id))).toEqual([20_000n, 20_000n])
})

test('a batch that is refused whole has failed, and its money is available again', async () => {
  const provider = memoryProvider('paypal')
  const cashouts = await batchOf(1)
  provider.fails = 'refuses'
  await work(provider)
  expect(await statesOf(cashouts)).toEqual(['failed'])
  const [row] = await sql(payload)`
    select b.balance::text as balance from ledger_balances b join cashouts c on c.contributor_id::text = b.holder
     where c.id = ${cashouts[0] ?? ''}::uuid and b.account = 'contributor-available'`
  expect(row).toEqual({ balance: '-20000' })
})

test('unclaimed money waits, and comes back when the provider returns it', async () => {
  const provider = memoryProvider('paypal')
  const cashouts = await batchOf(1)
  const [cashout = ''] = cashouts
  provider.outcomes.set(cashout, 'unclaimed')
  await work(provider)
  await work(provider)
  const [row] = await sql(payload)`select state, is_unclaimed from cashouts where id = ${cashout}::uuid`
  expect(row).toEqual({ state: 'processing', is_unclaimed: true })
  provider.outcomes.set(cashout, 'failed')
  await work(provider)
  expect(await statesOf(cashouts)).toEqual(['failed'])
})

test('a paid transfer that is reversed later makes the money available again', async () => {
  const provider = memoryProvider('paypal')
  const cashouts = await batchOf(1)
  await work(provider)
  await work(provider)
  expect(await statesOf(cashouts)).toEqual(['paid'])
  provider.outcomes.set(cashouts[0] ?? '', 'failed')
  await work(provider)
  expect(await statesOf(cashouts)).toEqual(['failed'])
})

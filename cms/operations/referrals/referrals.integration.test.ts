import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { keepClick } from '#cms/operations/referrals/keep-click.ts'
import { sendCredits } from '#cms/operations/referrals/send-credits.ts'
import { settleRewards } from '#cms/operations/referrals/settle-rewards.ts'
import { GatewayRefused, GatewayUnavailable } from '#cms/ports/payment-gateway.ts'
import { type MemoryGateway, memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { deliver, makePlans, openOrder, servicesOf, TRIAL_PLAN_ID, work } from '#cms/testing/purchases.ts'
import { money } from '#domain/money/money.ts'

let opened: TestPayload
let payload: Payload
let gateway: MemoryGateway
let shop: { readonly payload: Payload; readonly gateway: MemoryGateway }

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makePlans(payload)
})
afterAll(() => opened.close())
beforeEach(() => {
  gateway = memoryGateway()
  shop = { payload, gateway }
})

const newUser = async () => (await makePerson(payload)).id
const codeOf = async (user: string) => {
  const [row] = await sql<{ code: string }>(
    payload,
  )`select referral_code as code from users where id = ${user}`
  return row?.code ?? ''
}

/** A user who was led here by a link of the other one. */
async function invited(by: string): Promise<string> {
  const user = await newUser()
  await keepClick(payload, { user, code: await codeOf(by) })
  return user
}

/** Buys a plan over 179.99 and applies what the gateway announces. @returns the order */
async function buy(user: string, form: object = { billing_period: 'year' }) {
  const bought = await openOrder(shop, user, form)
  await deliver(shop, gateway.pay(bought.checkout))
  await work(shop)
  return bought.order
}

const rewardsOf = (referrer: string) =>
  sql<{ program: string; earned: string; amount: string; state: string; reason: string | null }>(payload)`
    select program, earned, amount, state, reason from referral_rewards where referrer_id = ${referrer} order by created_at`

/** What an account owes its holder, in minor units. */
async function balanceOf(account: string, holder: string): Promise<number> {
  const [row] = await sql<{ balance: string }>(payload)`
    select -balance as balance from ledger_balances where account = ${account} and holder = ${holder} and currency = 'USD'`
  return Number(row?.balance ?? 0)
}

const inAMonth = () => Date.now() + 30 * 86_400_000

async function refund(order: string, amount: bigint): Promise<string> {
  const [payment] = await sql<{ intent: string }>(payload)`
    select gateway_intent_id as intent from payments where order_id = ${order}::uuid`
  const events = gateway.refundOf(payment?.intent ?? '', money(amount, 'USD'))
  await deliver(shop, events)
  await work(shop)
  return events[0]?.object ?? ''
}

describe('the first payment of an invited user', () => {
  test('earns its share, which is held and then becomes credit', async () => {
    const ada = await newUser()
    await buy(await invited(ada))
    expect(await rewardsOf(ada)).toEqual([
      { program: 'referral', earned: '3599', amount: '3599', state: 'held', reason: null },
    ])
    await settleRewards(payload)
    expect(await balanceOf('affiliate-payable', ada)).toBe(3599)
    expect(await balanceOf('customer-credit', ada)).toBe(0)
    await Promise.all([settleRewards(payload, inAMonth()), settleRewards(payload, inAMonth())])
    expect(await balanceOf('affiliate-payable', ada)).toBe(0)
    expect(await balanceOf('customer-credit', ada)).toBe(3599)
  })

  test('is rewarded by the code of the sign-up too, and after a trial', async () => {
    const ada = await newUser()
    const user = await newUser()
    await sql(payload)`update users set referred_by = ${await codeOf(ada)} where id = ${user}`
    await buy(user, { plan_id: TRIAL_PLAN_ID })
    expect(await rewardsOf(ada)).toEqual([])
    const [held] = await sql<{ id: string }>(
      payload,
    )`select gateway_id as id from subscriptions where user_id = ${user}`
    await deliver(shop, gateway.renew(held?.id ?? ''))
    await work(shop)
    expect(await rewardsOf(ada)).toMatchObject([{ earned: '199', state: 'held' }])
  })

  test('is rewarded once: later payments earn nothing', async () => {
    const ada = await newUser()
    const user = await invited(ada)
    await buy(user, { billing_period: 'month' })
    const [held] = await sql<{ id: string }>(
      payload,
    )`select gateway_id as id from subscriptions where user_id = ${user}`
    await deliver(shop, gateway.renew(held?.id ?? ''))
    await work(shop)
    expect(await rewardsOf(ada)).toMatchObject([{ earned: '399' }])
  })

  test('of a user who paid before earns nothing', async () => {
    const ada = await newUser()
    const user = await newUser()
    await buy(user, { billing_period: 'month' })
    await keepClick(payload, { user, code: await codeOf(ada) })
    await buy(user, { plan_id: TRIAL_PLAN_ID })
    expect(await rewardsOf(ada)).toEqual([])
  })

  test('that is paid with a card of the referrer is refused', async () => {
    const ada = await newUser()
    await buy(ada)
    gateway.readFingerprints = async () => ['card-1']
    await buy(await invited(ada))
    expect(await rewardsOf(ada)).toMatchObject([
      { earned: '0', state: 'refused', reason: 'shared-payment-method' },
    ])
    expect(await balanceOf('affiliate-payable', ada)).toBe(0)
  })

  test('is decided later while the gateway does not tell its cards', async () => {
    const ada = await newUser()
    await buy(ada)
    const user = await invited(ada)
    gateway.readFingerprints = async () => {
      throw new GatewayUnavailable('the gateway is unavailable')
    }
    await buy(user)
    expect(await rewardsOf(ada)).toEqual([])
    gateway.readFingerprints = async () => []
    await sql(payload)`update outbox set not_before = null where topic = 'payment.reward' and done_at is null`
    await work(shop)
    expect(await rewardsOf(ada)).toMatchObject([{ earned: '3599', state: 'held' }])
  })

  test('is not led by a link of one’s own', async () => {
    const ada = await newUser()
    await keepClick(payload, { user: ada, code: await codeOf(ada) })
    expect(await sql(payload)`select 1 from referral_clicks where user_id = ${ada}`).toEqual([])
  })
})

describe('a refund', () => {
  test('reverses the reward in proportion, and all of it in the end', async () => {
    const ada = await newUser()
    const order = await buy(await invited(ada))
    await refund(order, 8_999n)
    expect(await rewardsOf(ada)).toMatchObject([{ earned: '3599', amount: '1800' }])
    await refund(order, 9_000n)
    expect(await rewardsOf(ada)).toMatchObject([{ earned: '3599', amount: '0', state: 'held' }])
    expect(await balanceOf('affiliate-payable', ada)).toBe(0)
    await settleRewards(payload, inAMonth())
    expect(await rewardsOf(ada)).toMatchObject([{ state: 'held' }])
  })

  test('that fails restores the reward', async () => {
    const ada = await newUser()
    const order = await buy(await invited(ada))
    const id = await refund(order, 17_999n)
    expect(await balanceOf('affiliate-payable', ada)).toBe(0)
    await deliver(shop, gateway.failRefund(id))
    await work(shop)
    expect(await rewardsOf(ada)).toMatchObject([{ amount: '3599' }])
    expect(await balanceOf('affiliate-payable', ada)).toBe(3599)
  })

  test('after the reward was credited is taken from the credit', async () => {
    const ada = await newUser()
    const order = await buy(await invited(ada))
    await settleRewards(payload, inAMonth())
    await refund(order, 17_999n)
    expect(await balanceOf('customer-credit', ada)).toBe(0)
  })
})

describe('credit of a customer', () => {
  async function withCredit() {
    const ada = await newUser()
    await buy(await invited(ada))
    await settleRewards(payload, inAMonth())
    return ada
  }
  const transfersOf = (user: string) =>
    sql<{ state: string; amount: string }>(payload)`
      select state, amount from credit_transfers where user_id = ${user} order by created_at`

  test('is handed to the gateway once', async () => {
    const ada = await withCredit()
    const credited: string[] = []
    gateway.creditCustomer = async ({ idempotencyKey, amount }) => {
      credited.push(`${idempotencyKey} ${amount.amount}`)
    }
    await Promise.all([sendCredits(servicesOf(shop)), sendCredits(servicesOf(shop))])
    await sendCredits(servicesOf(shop))
    expect(await transfersOf(ada)).toEqual([{ state: 'sent', amount: '3599' }])
    const [transfer] = await sql<{ id: string }>(
      payload,
    )`select id from credit_transfers where user_id = ${ada}`
    // Calls in parallel have one key, which the gateway counts once.
    expect(new Set(credited.filter((one) => one.includes(transfer?.id ?? '?')))).toEqual(
      new Set([`credit:${transfer?.id} 3599`]),
    )
    expect(await balanceOf('customer-credit', ada)).toBe(0)
  })

  test('that the gateway refuses is the balance again', async () => {
    const ada = await withCredit()
    gateway.creditCustomer = async () => {
      throw new GatewayRefused('another currency')
    }
    await sendCredits(servicesOf(shop))
    expect(await transfersOf(ada)).toEqual([{ state: 'refused', amount: '3599' }])
    expect(await balanceOf('customer-credit', ada)).toBe(3599)
  })

  test('whose gateway is unavailable is sent later, with the same key', async () => {
    const ada = await withCredit()
    const keys: string[] = []
    let isAway = true
    gateway.creditCustomer = async ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      if (isAway) throw new GatewayUnavailable('the gateway is unavailable')
    }
    await sendCredits(servicesOf(shop))
    isAway = false
    await sendCredits(servicesOf(shop))
    const [transfer] = await sql<{ id: string }>(
      payload,
    )`select id from credit_transfers where user_id = ${ada}`
    const own = keys.filter((key) => key === `credit:${transfer?.id}`)
    expect(own).toHaveLength(2)
    expect(await transfersOf(ada)).toEqual([{ state: 'sent', amount: '3599' }])
  })
})

test('the ledger balances after all of it', async () => {
  const rows = await sql<{ total: string }>(payload)`
    select sum(amount)::text as total from ledger_entries group by currency having sum(amount) <> 0`
  expect(rows).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { startCheckout } from '#cms/operations/checkout/start-checkout.ts'
import { type Payload, sql } from '#cms/operations/database.ts'
import { receiveWebhook } from '#cms/operations/webhooks/receive-webhook.ts'
import type { MemoryEvent, MemoryGateway } from '#cms/testing/memory-gateway.ts'
import { MEMORY_SIGNATURE } from '#cms/testing/memory-gateway.ts'
import { checkoutSchema } from '#domain/contract/checkout.ts'

/** The plan of tests: 19.99 a month, 179.99 a year; in India 749 and 5988 rupees. */
export const PLAN_ID = 24
export const INDIAN_PLAN_ID = 50
export const TEAM_PLAN_ID = 41
export const INDIAN_TEAM_PLAN_ID = 51
/** Two members included; one more costs 131.99 a year. */
export const TEAM_PLUS_PLAN_ID = 43
export const FREE_PLAN_ID = 60
export const TRIAL_PLAN_ID = 61

interface TestPlan {
  readonly slug: string
  readonly type: 'personal' | 'team' | 'education'
  readonly members: number
  readonly trialDays: number
  readonly offers: readonly object[]
}

const PLANS: readonly TestPlan[] = [
  {
    slug: 'individual',
    type: 'personal',
    members: 1,
    trialDays: 0,
    offers: [
      { planId: PLAN_ID, currency: 'USD', monthAmount: 1999, yearAmount: 17_999 },
      { planId: INDIAN_PLAN_ID, country: 'IN', currency: 'INR', monthAmount: 74_900, yearAmount: 598_800 },
    ],
  },
  {
    slug: 'team',
    type: 'team',
    members: 1,
    trialDays: 0,
    offers: [
      { planId: TEAM_PLAN_ID, currency: 'USD', monthAmount: 4999, yearAmount: 29_999 },
      {
        planId: INDIAN_TEAM_PLAN_ID,
        country: 'IN',
        currency: 'INR',
        monthAmount: 179_900,
        yearAmount: 1_078_800,
        yearSeatAmount: 1_078_800,
      },
    ],
  },
  {
    slug: 'team-plus',
    type: 'team',
    members: 2,
    trialDays: 0,
    offers: [
      {
        planId: TEAM_PLUS_PLAN_ID,
        currency: 'USD',
        monthAmount: 8499,
        yearAmount: 65_995,
        yearSeatAmount: 13_199,
      },
    ],
  },
  {
    slug: 'scout',
    type: 'personal',
    members: 1,
    trialDays: 0,
    offers: [{ planId: FREE_PLAN_ID, currency: 'USD', monthAmount: 0, yearAmount: 0 }],
  },
  {
    slug: 'trial',
    type: 'personal',
    members: 1,
    trialDays: 14,
    offers: [{ planId: TRIAL_PLAN_ID, currency: 'USD', monthAmount: 999, yearAmount: 9999 }],
  },
]

/** Plans of every sort that can be bought, and one for teams. */
export async function makePlans(payload: Payload): Promise<void> {
  for (const [position, plan] of PLANS.entries())
    await payload.create({
      collection: 'plans',
      locale: 'en',
      data: {
        name: plan.slug,
        tagline: 'For tests.',
        audience: 'standard',
        condition: 'none',
        quantity: 10,
        position,
        isSold: true,
        features: [{ text: 'Downloads' }],
        capabilities: [],
        allowances: [{ kinds: ['icon'], period: 'month' }],
        ...plan,
      } as never,
    })
}

interface Shop {
  readonly payload: Payload
  readonly gateway: MemoryGateway
}

export function servicesOf({ payload, gateway }: Shop) {
  return { payload, gateways: { stripe: gateway }, publicUrl: 'http://localhost:5500' }
}

/** Starts a checkout of a user. @returns the ids of the order and of the checkout at the gateway */
export async function openOrder(
  shop: Shop,
  user: string,
  form: object = {},
  team: Parameters<typeof startCheckout>[1]['team'] = null,
): Promise<{ readonly order: string; readonly checkout: string }> {
  const started = await startCheckout(servicesOf(shop), {
    user,
    team,
    form: checkoutSchema.parse({ plan_id: PLAN_ID, billing_period: 'month', ...form }),
    requestKey: randomUUID(),
    country: null,
  })
  if (!started.ok) throw new Error(`the checkout was refused: ${started.code}`)
  const [row] = await sql<{ order: string; checkout: string }>(shop.payload)`
    select id as order, gateway_checkout_id as checkout from orders where buyer_id = ${user}
     order by created_at desc limit 1`
  if (row === undefined) throw new Error('there is no order')
  return row
}

/** Delivers events of the memory gateway to the inbox, each under an id of its own. */
export async function deliver(
  shop: Shop,
  events: readonly MemoryEvent[],
  ids?: readonly string[],
): Promise<void> {
  for (const [index, { type, object }] of events.entries()) {
    const id = ids?.[index] ?? `evt_${randomUUID()}`
    const received = await receiveWebhook(shop.payload, shop.gateway, {
      body: JSON.stringify({ id, type, object }),
      headers: new Headers({ 'stripe-signature': MEMORY_SIGNATURE }),
      now: Date.now(),
    })
    if (!received.ok) throw new Error(received.code)
  }
}

/** Applies what waits in the inbox and the other messages of payments, until nothing is left. */
export async function work(shop: Shop): Promise<void> {
  const { handleLane } = await import('#cms/jobs/outbox-loop.ts')
  const services = { ...servicesOf(shop) } as never
  while ((await handleLane(services, 'payments')) > 0);
}

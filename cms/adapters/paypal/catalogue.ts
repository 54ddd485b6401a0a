import { createHash } from 'node:crypto'
import {
  type BillingPlan,
  IntervalUnit,
  type PlanRequest,
  PlanRequestStatus,
  SetupFeeFailureAction,
  type SubscriptionBillingCycle,
  TenureType,
} from '@paypal/paypal-server-sdk'
import type { NewCheckout } from '#cms/ports/payment-gateway.ts'
import type { Money } from '#domain/money/money.ts'
import type { BillingPeriod } from '#domain/plans/plan.ts'
import { toPaypal } from './amounts.ts'
import { PaypalRefused, required } from './answers.ts'
import type { Connection } from './connection.ts'

/** What is charged for each period. */
interface Price {
  readonly title: string
  readonly amount: Money
  readonly period: BillingPeriod
  readonly trialDays: number
}

const PER_PAGE = 20
const MAX_NAME = 127
/** After so many payments in a row that fail, PayPal suspends a subscription. */
const MAX_FAILED_PAYMENTS = 3

export interface PaypalCatalogue {
  /** The id of PayPal's plan for a price, made where there is none. */
  planOf(price: Price): Promise<string>
}

/** PayPal sells a subscription only to a plan of a product: both are made when they are first needed. */
export function openCatalogue(connection: Connection): PaypalCatalogue {
  const known = new Map<string, Promise<string>>()
  return {
    planOf(price) {
      const key = JSON.stringify([productOf(price.title), nameOf(price)])
      const found = known.get(key) ?? findOrMake(connection, price)
      known.set(key, found)
      found.catch(() => known.delete(key))
      return found
    },
  }
}

/** The price of all lines for a period. */
export function priceOf({ lines, currency, trialDays }: NewCheckout, period: BillingPeriod): Price {
  const amount = lines.reduce((sum, { unit, quantity }) => sum + unit * BigInt(quantity), 0n)
  return { title: lines[0]?.title ?? 'Plan', amount: { amount, currency }, period, trialDays }
}

async function findOrMake(connection: Connection, price: Price): Promise<string> {
  const product = productOf(price.title)
  await makeProduct(connection, product, price.title)
  const name = nameOf(price)
  for await (const plan of plansOf(connection, product)) if (plan.name === name && plan.id) return plan.id
  const made = await connection.ask(({ subscriptions }) =>
    subscriptions.createBillingPlan({
      paypalRequestId: hashOf(product, name),
      body: planRequest(product, price),
    }),
  )
  return required(made.id, 'a plan')
}

async function* plansOf(connection: Connection, productId: string): AsyncGenerator<BillingPlan> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await connection.ask(({ subscriptions }) =>
      subscriptions.listBillingPlans({ productId, page, pageSize: PER_PAGE, totalRequired: true }),
    )
    yield* (list.plans ?? []).filter(({ status }) => status === 'ACTIVE')
    pages = list.totalPages ?? 1
  }
}

/** The SDK has no products. */
async function makeProduct(connection: Connection, id: string, title: string): Promise<void> {
  const name = title.slice(0, MAX_NAME)
  try {
    await connection.send({
      method: 'POST',
      path: '/v1/catalogs/products',
      body: JSON.stringify({ id, name, type: 'DIGITAL', category: 'SOFTWARE' }),
      requestId: hashOf(id, name),
    })
  } catch (error) {
    if (!(error instanceof PaypalRefused && error.issue === 'DUPLICATE_RESOURCE_IDENTIFIER')) throw error
  }
}

function productOf(title: string): string {
  return `MOTIF-${hashOf(title).slice(0, 20).toUpperCase()}`
}

/** Plans are found again by their names, which tell the price apart: they never change. */
function nameOf({ title, amount, period, trialDays }: Price): string {
  const { value, currencyCode } = toPaypal(amount)
  const terms = ` ${value} ${currencyCode} each ${period}${trialDays === 0 ? '' : `, ${trialDays} days of trial`}`
  return title.slice(0, MAX_NAME - terms.length) + terms
}

function planRequest(productId: string, price: Price): PlanRequest {
  return {
    productId,
    name: nameOf(price),
    status: PlanRequestStatus.Active,
    billingCycles: cyclesOf(price),
    paymentPreferences: {
      autoBillOutstanding: true,
      setupFeeFailureAction: SetupFeeFailureAction.Cancel,
      paymentFailureThreshold: MAX_FAILED_PAYMENTS,
    },
  }
}

function cyclesOf({ amount, period, trialDays }: Price): SubscriptionBillingCycle[] {
  const intervalUnit = period === 'year' ? IntervalUnit.Year : IntervalUnit.Month
  const regular = {
    frequency: { intervalUnit, intervalCount: 1 },
    tenureType: TenureType.Regular,
    totalCycles: 0,
    pricingScheme: { fixedPrice: toPaypal(amount) },
  }
  if (trialDays === 0) return [{ ...regular, sequence: 1 }]
  const frequency = { intervalUnit: IntervalUnit.Day, intervalCount: trialDays }
  return [
    { frequency, tenureType: TenureType.Trial, sequence: 1, totalCycles: 1 },
    { ...regular, sequence: 2 },
  ]
}

function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 38)
}

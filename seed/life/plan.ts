import type { BillingPeriod } from '#domain/plans/plan.ts'
import { periodAfter } from '#domain/subscriptions/period.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { planCashouts } from './cashout-plan.ts'
import type { LifeAct, LifeEvent, WorkPlace } from './events.ts'
import type { Maker } from './makers.ts'
import { type Random, randomOf } from './random.ts'

const HOUR_MS = DAY_MS / 24

export interface LifePlan {
  readonly seed: number
  /** Nothing is later. Milliseconds since 1970. */
  readonly until: number
  readonly months: number
  readonly buyersPerMonth: number
  readonly makers: readonly Pick<Maker, 'weight' | 'works' | 'ending'>[]
  /** Plans that are bought, by their plan id. */
  readonly plans: readonly [SoldPlan, ...SoldPlan[]]
}

export interface SoldPlan {
  readonly plan: number
  readonly period: BillingPeriod
}

/** The start of the first month, in UTC. */
export function startOfLife({ until, months }: Pick<LifePlan, 'until' | 'months'>): number {
  const end = new Date(until)
  return Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - months, 1)
}

/** All events of the months in their order: the same for the same plan. */
export function planLife(plan: LifePlan): readonly LifeEvent[] {
  const random = randomOf(plan.seed)
  const from = startOfLife(plan)
  const events: LifeEvent[] = [
    ...weeklyWork(from, plan.until),
    ...planCashouts(plan.makers, from, plan.until),
  ]
  for (let month = 0; month <= plan.months; month += 1) {
    const start = new Date(from).setUTCMonth(new Date(from).getUTCMonth() + month)
    for (let place = 0; place < plan.buyersPerMonth; place += 1) {
      const joined = start + random.whole(0, 27) * DAY_MS + random.whole(7, 20) * HOUR_MS
      events.push(...lifeOf(month * plan.buyersPerMonth + place, joined, plan, random))
    }
  }
  return events.filter(({ at }) => at <= plan.until).toSorted((a, b) => a.at - b.at)
}

/** The worker runs each week, and the days after the end of a month. */
function weeklyWork(from: number, until: number): LifeEvent[] {
  const times: number[] = []
  for (let at = from + 3 * HOUR_MS; at < until; at += DAY_MS) {
    const date = new Date(at)
    if (date.getUTCDay() === 1 || date.getUTCDate() <= 2) times.push(at)
  }
  return [...times, until].map((at) => ({ at, act: 'work' }))
}

/** Two in five buy single works, the others subscribe; some do both. */
function lifeOf(buyer: number, joined: number, plan: LifePlan, random: Random): LifeEvent[] {
  const join: LifeEvent = { at: joined, act: 'join', buyer }
  const begin = joined + HOUR_MS
  if (random.chance(0.06))
    return [
      join,
      { at: begin, act: 'subscribe', buyer, order: `${buyer}-1`, ...plan.plans[0] },
      left(buyer, begin),
    ]
  const subscribes = random.chance(0.6)
  const buys = !subscribes || random.chance(0.4)
  return [
    join,
    ...(subscribes ? subscription(buyer, begin, plan, random) : []),
    ...(buys ? purchases(buyer, begin + 2 * HOUR_MS, plan, random) : []),
  ]
}

function left(buyer: number, begin: number): LifeEvent {
  return { at: begin + DAY_MS, act: 'abandon', buyer, order: `${buyer}-1` }
}

function subscription(buyer: number, begin: number, plan: LifePlan, random: Random): LifeEvent[] {
  const { until } = plan
  const bought = random.pick(plan.plans)
  const order = `${buyer}-1`
  const of = { buyer, order }
  const paidAt = begin + 60_000
  const events: LifeEvent[] = [
    { at: begin, act: 'subscribe', ...of, ...bought },
    { at: paidAt, act: 'pay', ...of },
  ]
  for (let start = paidAt; start < until; ) {
    const end = periodAfter(start, bought.period)
    for (let at = start; at < Math.min(end, until); ) {
      at += random.whole(1, 12) * DAY_MS + random.whole(1, 600) * 60_000
      if (at < end) events.push({ at, act: 'download', buyer, work: workIn(plan, random) })
    }
    const fate = random.fraction()
    if (fate < 0.08)
      return [
        ...events,
        { at: end - 3 * DAY_MS, act: 'cancel', ...of },
        { at: end + 60_000, act: 'end', ...of },
      ]
    if (fate < 0.14)
      return [
        ...events,
        { at: end + 60_000, act: 'decline', ...of },
        { at: end + 3 * DAY_MS, act: 'end', ...of },
      ]
    if (fate < 0.17) return [...events, ...disputed(of, start + 10 * DAY_MS, random)]
    events.push({ at: end + 60_000, act: 'renew', ...of })
    start = end
  }
  return events
}

function purchases(buyer: number, begin: number, plan: LifePlan, random: Random): LifeEvent[] {
  const events: LifeEvent[] = []
  for (let place = 2, at = begin; at < plan.until; place += 1) {
    const of = { buyer, order: `${buyer}-${place}` }
    const works = [workIn(plan, random)]
    events.push({ at, act: 'buy', ...of, works }, { at: at + 60_000, act: 'pay', ...of })
    const fate = random.fraction()
    if (fate < 0.06) events.push({ at: at + DAY_MS, act: 'ask-refund', ...of })
    else if (fate < 0.1) events.push({ at: at + 6 * DAY_MS, act: 'refund-part', ...of })
    else if (fate < 0.14) events.push(...disputed(of, at + 12 * DAY_MS, random))
    else for (const work of works) events.push({ at: at + HOUR_MS, act: 'download', buyer, work })
    at += random.whole(20, 70) * DAY_MS
  }
  return events
}

function disputed(
  of: { readonly buyer: number; readonly order: string },
  at: number,
  random: Random,
): LifeEvent[] {
  const act: LifeAct = { act: 'decide-dispute', ...of, won: random.chance(0.4) }
  return [
    { at, act: 'dispute', ...of },
    { at: at + 32 * DAY_MS, ...act },
  ]
}

function workIn({ makers }: LifePlan, random: Random): WorkPlace {
  const maker = random.weighed(makers.map(({ weight }) => weight))
  return { maker, work: random.whole(0, Math.max(0, (makers[maker]?.works.length ?? 1) - 1)) }
}

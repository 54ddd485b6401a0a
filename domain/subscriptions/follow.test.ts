import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isUsable, RENEWAL_GRACE_MS } from './access.ts'
import {
  changed,
  type Followed,
  type FollowedSubscription,
  follow,
  type GatewaySubscription,
  paid,
} from './follow.ts'

const DAY = 24 * 60 * 60 * 1000
const MONTH = 30 * DAY
const START = 1_800_000_000_000

const ACTIVE: FollowedSubscription = {
  state: 'active',
  cancelAtPeriodEnd: false,
  seats: 1,
  periodStart: START,
  periodEnd: START + MONTH,
  paidUntil: START + MONTH,
}
const SEEN: GatewaySubscription = {
  status: 'active',
  cancelAtPeriodEnd: false,
  seats: 1,
  periodStart: START,
  periodEnd: START + MONTH,
  trialEnd: null,
}

const eventsOf = ({ changes }: Followed) => changes.map(({ event }) => event)

test.each([
  [ACTIVE, SEEN, START, [], 'active'],
  [ACTIVE, { ...SEEN, cancelAtPeriodEnd: true }, START, ['cancel'], 'active'],
  [{ ...ACTIVE, cancelAtPeriodEnd: true }, SEEN, START, ['resume'], 'active'],
  [ACTIVE, { ...SEEN, seats: 3 }, START, ['change-seats'], 'active'],
  [ACTIVE, { ...SEEN, status: 'past-due' }, START, ['fail-payment'], 'past-due'],
  [{ ...ACTIVE, state: 'past-due' }, SEEN, START, ['pay'], 'active'],
  [{ ...ACTIVE, state: 'trialing' }, SEEN, START, ['pay'], 'active'],
  [ACTIVE, { ...SEEN, status: 'ended' }, START, ['cancel'], 'active'],
  [ACTIVE, { ...SEEN, status: 'ended' }, START + MONTH - 1, ['cancel'], 'active'],
  [ACTIVE, { ...SEEN, status: 'ended' }, START + MONTH, ['expire'], 'expired'],
  [{ ...ACTIVE, state: 'refunded' }, SEEN, START, [], 'refunded'],
  [{ ...ACTIVE, state: 'disputed' }, { ...SEEN, seats: 9 }, START, [], 'disputed'],
] as const)('%o follows %o at %d with %o to %s', (before, seen, now, events, state) => {
  const followed = follow(before, seen, now)
  expect(eventsOf(followed)).toEqual(events)
  expect(followed.subscription.state).toBe(state)
})

it('adds seats and the end of a trial as the gateway has them', () => {
  const trial = { ...ACTIVE, state: 'trialing', paidUntil: START } as const
  const seen = { ...SEEN, status: 'trialing', trialEnd: START + 7 * DAY, seats: 4 } as const
  expect(follow(trial, seen, START).subscription).toMatchObject({ seats: 4, paidUntil: START + 7 * DAY })
})

type Step =
  | { readonly do: 'follow'; readonly seen: GatewaySubscription; readonly after: number }
  | {
      readonly do: 'pay'
      readonly period: { readonly start: number; readonly end: number }
      readonly after: number
    }
  | {
      readonly do: 'event'
      readonly event: 'refund' | 'fail-refund' | 'dispute' | 'win-dispute'
      readonly after: number
    }

const after = fc.integer({ min: 0, max: 20 * DAY })
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('follow' as const),
    after,
    seen: fc.record({
      status: fc.constantFrom('incomplete', 'trialing', 'active', 'past-due', 'ended'),
      cancelAtPeriodEnd: fc.boolean(),
      seats: fc.integer({ min: 1, max: 9 }),
      periodStart: fc.constant(START),
      periodEnd: fc.constant(START + MONTH),
      trialEnd: fc.constantFrom(null, START + 7 * DAY),
    }),
  }),
  fc.record({
    do: fc.constant('pay' as const),
    after,
    period: fc.nat(6).map((month) => ({ start: START + month * MONTH, end: START + (month + 1) * MONTH })),
  }),
  fc.record({
    do: fc.constant('event' as const),
    after,
    event: fc.constantFrom('refund', 'fail-refund', 'dispute', 'win-dispute'),
  }),
)

describe('the life of a subscription, whatever happens in it,', () => {
  it('allows use only within a paid period or trial and its grace, and always within a paid one', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 40 }), (life) => {
        let subscription: FollowedSubscription = { ...ACTIVE, state: 'trialing', paidUntil: START }
        let [now, lastPaid] = [START, START]
        for (const step of life) {
          now += step.after
          const next = take(subscription, step, now)
          if (step.do === 'pay') lastPaid = Math.max(lastPaid, step.period.end)
          if (step.do === 'follow' && next.subscription.paidUntil > subscription.paidUntil)
            lastPaid = Math.max(lastPaid, step.seen.trialEnd ?? 0)
          expect(
            next.changes.reduce((at, { from, to }) => (at === from ? to : 'expired'), subscription.state),
          ).toBe(next.subscription.state)
          expect(next.subscription.paidUntil).toBeGreaterThanOrEqual(subscription.paidUntil)
          subscription = next.subscription
          expect(subscription.paidUntil).toBe(lastPaid)
          const usable = isUsable(subscription, now)
          if (usable) expect(now).toBeLessThan(lastPaid + RENEWAL_GRACE_MS)
          const isTaken = ['refunded', 'disputed'].includes(subscription.state)
          if (isTaken) expect(usable).toBe(false)
          else if (subscription.state !== 'expired' && now < lastPaid) expect(usable).toBe(true)
        }
      }),
      { numRuns: 10_000 },
    )
  })

  it('has no effect the second time', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: MONTH }), (step, at) => {
        if (step.do === 'event') return
        const once = take(ACTIVE, step, START + at).subscription
        expect(take(once, step, START + at).subscription).toEqual(once)
      }),
    )
  })
})

function take(subscription: FollowedSubscription, step: Step, now: number): Followed {
  if (step.do === 'follow') return follow(subscription, step.seen, now)
  return step.do === 'pay' ? paid(subscription, step.period) : changed(subscription, step.event)
}

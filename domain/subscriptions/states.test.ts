import { describe, expect, it, test } from 'vitest'
import { isUsable, RENEWAL_GRACE_MS } from './access.ts'
import {
  SUBSCRIPTION_EDGES,
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_STATE_CODES,
  type SubscriptionState,
  subscriptionAfter,
} from './states.ts'

describe('a subscription', () => {
  it('reaches every state from its trial', () => {
    const reached = new Set<SubscriptionState>(['trialing'])
    for (let round = 0; round < SUBSCRIPTION_STATE_CODES.length; round += 1)
      for (const { from, to } of SUBSCRIPTION_EDGES) if (reached.has(from)) reached.add(to)
    expect([...reached].sort()).toEqual([...SUBSCRIPTION_STATE_CODES].sort())
  })

  it('has an edge for each event but its start, and one for each event and state', () => {
    const keys = SUBSCRIPTION_EDGES.map(({ event, from }) => `${event} ${from}`)
    expect(new Set(keys).size).toBe(keys.length)
    const events = new Set<string>(SUBSCRIPTION_EDGES.map(({ event }) => event))
    expect(SUBSCRIPTION_EVENTS.filter((event) => !events.has(event))).toEqual(['start'])
  })

  it.each(['expired', 'refunded', 'disputed'] as const)('that is %s cannot be resumed', (from) => {
    expect(subscriptionAfter(from, 'resume')).toMatchObject({ ok: false, code: 'state-changed' })
  })

  it.each(['refunded', 'disputed'] as const)('that is %s is not used again by paying', (from) => {
    expect(subscriptionAfter(from, 'pay')).toMatchObject({ ok: false, code: 'state-changed' })
  })

  it('that had ended is used again when a payment arrives late', () => {
    expect(subscriptionAfter('expired', 'pay')).toEqual({ ok: true, value: 'active' })
  })
})

describe('access to a subscription', () => {
  const paidUntil = 1_800_000_000_000
  const end = { cancelled: paidUntil, renewing: paidUntil + RENEWAL_GRACE_MS }

  test.each([
    ['trialing', true, end.cancelled - 1, true],
    ['trialing', true, end.cancelled, false],
    ['active', true, end.cancelled - 1, true],
    ['active', true, end.cancelled, false],
    ['active', false, end.cancelled, true],
    ['active', false, end.renewing - 1, true],
    ['active', false, end.renewing, false],
    ['past-due', false, end.renewing - 1, true],
    ['past-due', false, end.renewing, false],
    ['expired', false, 0, false],
    ['refunded', false, 0, false],
    ['disputed', false, 0, false],
  ] as const)('that is %s, cancelled %s, is at %d: %s', (state, cancelAtPeriodEnd, now, usable) => {
    expect(isUsable({ state, cancelAtPeriodEnd, paidUntil }, now)).toBe(usable)
  })
})

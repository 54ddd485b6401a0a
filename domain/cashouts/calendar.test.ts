import { describe, expect, test } from 'vitest'
import { expectedBy, isPayday, nextPayWindow, payWindowOf } from './calendar.ts'

const at = (text: string) => Date.parse(text)
const shown = ({ from, to }: { from: number; to: number }) => [
  new Date(from).toISOString(),
  new Date(to).toISOString(),
]
const NOVEMBER = ['2026-11-21T00:00:00.000Z', '2026-11-30T23:59:59.999Z']
const DECEMBER = ['2026-12-21T00:00:00.000Z', '2026-12-31T23:59:59.999Z']

describe('the payment days of a request', () => {
  test.each([
    ['2026-11-01T00:00:00Z', NOVEMBER],
    ['2026-11-20T18:29:59.999Z', NOVEMBER],
    ['2026-11-20T18:30:00Z', DECEMBER],
    ['2026-11-30T23:59:59.999Z', DECEMBER],
    ['2026-12-20T18:30:00Z', ['2027-01-21T00:00:00.000Z', '2027-01-31T23:59:59.999Z']],
    ['2028-02-03T00:00:00Z', ['2028-02-21T00:00:00.000Z', '2028-02-29T23:59:59.999Z']],
  ])('of %s', (requested, days) => {
    expect(shown(payWindowOf(at(requested)))).toEqual(days)
  })

  test('move to this month once they are over', () => {
    const requested = at('2026-11-02T00:00:00Z')
    expect(shown(nextPayWindow(requested, at('2026-11-30T23:59:59.999Z')))).toEqual(NOVEMBER)
    expect(shown(nextPayWindow(requested, at('2026-12-01T00:00:00Z')))).toEqual(DECEMBER)
  })

  test.each([
    ['2026-11-20T23:59:59.999Z', false],
    ['2026-11-21T00:00:00Z', true],
    ['2026-11-30T23:59:59.999Z', true],
    ['2026-12-01T00:00:00Z', false],
    ['2026-12-21T00:00:00Z', true],
  ])('at %s are payment days: %s', (now, is) => {
    expect(isPayday(at('2026-11-20T18:29:00Z'), at(now))).toBe(is)
  })

  test('of a late request begin a month later', () => {
    expect(isPayday(at('2026-11-20T18:30:00Z'), at('2026-11-25T00:00:00Z'))).toBe(false)
  })
})

describe('the expected date', () => {
  const cashout = {
    state: 'requested',
    requestedAt: at('2026-11-02T00:00:00Z'),
    sentAt: null,
    method: 'paypal',
    isHeld: false,
    isUnclaimed: false,
  } as const
  const NOW = at('2026-11-10T00:00:00Z')
  const sent = { ...cashout, state: 'processing', sentAt: at('2026-11-22T00:00:00Z') } as const

  test.each([
    ['of a request is the first payment day', cashout, '2026-11-21T00:00:00Z'],
    ['of an approved cashout is the last one', { ...cashout, state: 'approved' }, '2026-11-30T23:59:59.999Z'],
    ['of one that was sent by PayPal is a day later', sent, '2026-11-23T00:00:00Z'],
    ['of one that was sent by bank is five days later', { ...sent, method: 'bank' }, '2026-11-27T00:00:00Z'],
    ['of unclaimed money is 30 days later', { ...sent, isUnclaimed: true }, '2026-12-22T00:00:00Z'],
  ] as const)('%s', (_, given, by) => {
    expect(expectedBy(given, NOW)).toBe(at(by))
  })

  test.each(['paid', 'failed', 'rejected'] as const)('of a %s cashout does not exist', (state) => {
    expect(expectedBy({ ...cashout, state }, NOW)).toBeNull()
  })

  test('does not exist while it is held', () => {
    expect(expectedBy({ ...cashout, isHeld: true }, NOW)).toBeNull()
  })

  test('of a request that was not decided in its payment days is the end of the next ones', () => {
    expect(expectedBy(cashout, at('2026-11-25T00:00:00Z'))).toBe(at('2026-11-30T23:59:59.999Z'))
    expect(expectedBy(cashout, at('2026-12-02T00:00:00Z'))).toBe(at('2026-12-21T00:00:00Z'))
  })
})

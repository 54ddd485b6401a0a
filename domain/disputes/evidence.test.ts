import { describe, expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { decideAnswer, disputeActionsFor } from './dispute.ts'
import { type DisputeFacts, evidenceOf, evidenceSections, evidenceText, MAX_FIELD } from './evidence.ts'

const DOWNLOAD = {
  at: '2026-11-02T10:00:00.000Z',
  title: 'Red heart',
  format: 'svg',
  country: 'DE',
  licence: 'Standard 1.0',
} as const

const FACTS: DisputeFacts = {
  site: 'Example Assets',
  dispute: { id: 'du_1', reason: 'fraudulent', openedAt: '2026-11-20T00:00:00.000Z' },
  payment: { id: 'pi_1', amount: money(1999, 'USD'), paidAt: '2026-11-01T00:00:00.000Z' },
  order: {
    id: 'order-1',
    orderedAt: '2026-11-01T00:00:00.000Z',
    country: 'DE',
    lines: [{ title: 'All Access', amount: money(1999, 'USD') }],
  },
  customer: { name: 'Ada\nPaid: yes', email: 'ada@example.com', since: '2025-01-01T00:00:00.000Z' },
  downloads: [DOWNLOAD],
  certificates: [],
  logIns: [],
}

describe('the evidence of a dispute', () => {
  test('states the purchase, the customer and each download', () => {
    const text = evidenceText(FACTS)
    expect(text).toContain('Payment: pi_1, 19.99 USD, paid 2026-11-01')
    expect(text).toContain(
      '2026-11-02T10:00:00.000Z: downloaded "Red heart" (svg) from DE, licence Standard 1.0',
    )
    expect(evidenceSections(FACTS).map(({ lines }) => lines.length)).toEqual([5, 1, 1, 1, 1])
  })

  test('keeps a value with line breaks in one line', () => {
    expect(evidenceText(FACTS)).toContain('Customer: Ada Paid: yes <ada@example.com>')
  })

  test('dates the service by its first download, and without one by the payment', () => {
    expect(evidenceOf(FACTS).serviceDate).toBe('2026-11-02')
    expect(evidenceOf({ ...FACTS, downloads: [] }).serviceDate).toBe('2026-11-01')
  })

  test('leaves lines out that a gateway would refuse, and says how many', () => {
    const { activity } = evidenceOf({ ...FACTS, downloads: Array.from({ length: 500 }, () => DOWNLOAD) })
    expect(activity.length).toBeLessThanOrEqual(MAX_FIELD)
    expect(activity).toMatch(/… and \d+ more lines$/)
  })
})

describe('an answer to a dispute', () => {
  test('is given once, while the dispute is open', () => {
    expect(decideAnswer({ state: 'open', answeredAt: null }).ok).toBe(true)
    expect(decideAnswer({ state: 'open', answeredAt: '2026-11-21' })).toMatchObject({
      code: 'dispute-answered',
    })
    for (const state of ['won', 'lost'] as const)
      expect(decideAnswer({ state, answeredAt: null })).toMatchObject({ code: 'dispute-decided' })
  })

  test('is recorded by hand where the gateway takes no evidence by its API', () => {
    const open = { state: 'open', answeredAt: null } as const
    expect(disputeActionsFor(open, true)).toEqual(['submit', 'record'])
    expect(disputeActionsFor(open, false)).toEqual(['record'])
    expect(disputeActionsFor({ ...open, state: 'lost' }, true)).toEqual([])
  })
})

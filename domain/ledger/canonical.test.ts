import { expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { canonicalText } from './canonical.ts'
import { credit, debit } from './transaction.ts'

// A change of this text would contradict every root that was published before.
test('the text of a transaction never changes', () => {
  const text = canonicalText({
    id: 9_007_199_254_740_993n,
    reference: 'stripe:in_1:paid',
    kind: 'payment',
    postedAt: '2026-11-26T10:00:00.000Z',
    reverses: 12n,
    actor: 'user-1',
    reason: 'Sent twice',
    entries: [
      debit('gateway-clearing', money(1999, 'USD'), 'stripe'),
      credit('platform-revenue', money(1999, 'USD')),
    ],
  })
  expect(text).toBe(
    '["9007199254740993","stripe:in_1:paid","payment","2026-11-26T10:00:00.000Z","12","user-1",' +
      '"Sent twice",[["gateway-clearing","stripe","USD","1999"],["platform-revenue",null,"USD","-1999"]]]',
  )
})

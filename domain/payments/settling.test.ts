import { expect, it } from 'vitest'
import { LANES } from '#domain/outbox/topics.ts'
import { ASK_AFTER_SECONDS, SETTLE_EVERY_SECONDS } from './settling.ts'

it('asks about an order and tries a webhook again within a minute of the return of a gateway', () => {
  expect(ASK_AFTER_SECONDS + SETTLE_EVERY_SECONDS).toBeLessThan(60)
  expect(LANES.payments.longestWaitSeconds).toBeLessThan(60)
})

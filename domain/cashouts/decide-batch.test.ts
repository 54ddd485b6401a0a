import { expect, test } from 'vitest'
import { batchActionsFor } from './decide-batch.ts'

test.each([
  ['bank', 'formed', ['send']],
  ['bank', 'sent', ['pay']],
  ['bank', 'settled', []],
  ['paypal', 'formed', []],
  ['stripe-connect', 'sent', []],
] as const)('a batch by %s that is %s takes %j', (method, state, actions) => {
  expect(batchActionsFor({ method, state })).toEqual(actions)
})

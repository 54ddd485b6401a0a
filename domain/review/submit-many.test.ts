import { expect, test } from 'vitest'
import { SUBMISSION_STATE_CODES } from './states.ts'
import { wasSubmittedBefore } from './submit-many.ts'

test('counts every state after a draft as submitted, except a withdrawn one', () => {
  expect(SUBMISSION_STATE_CODES.filter((state) => !wasSubmittedBefore(state))).toEqual(['draft', 'withdrawn'])
})

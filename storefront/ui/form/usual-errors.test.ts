import { expect, test } from 'vitest'
import messages from '#storefront/messages/en.json' with { type: 'json' }
import { usualErrors } from './usual-errors.ts'

test('a page carries the errors of requests, permission, the service and accounts, and no others', () => {
  const usual = usualErrors(messages.errors)
  expect(Object.keys(usual)).toEqual(
    expect.arrayContaining(['bad-request', 'not-signed-in', 'internal', 'email-invalid', 'message-missing']),
  )
  expect(Object.keys(usual)).not.toEqual(expect.arrayContaining(['file-empty']))
  expect(JSON.stringify(usual).length).toBeLessThan(JSON.stringify(messages.errors).length / 5)
})

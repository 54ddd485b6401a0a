import { expect, it } from 'vitest'
import { deniedText } from '#storefront/features/account/visitor/denied-log-in.ts'

const TEXTS = { named: 'Not with {provider}. Ask {provider}.', any: 'Not with this service.' }

it('names the service', () => {
  expect(deniedText(TEXTS, 'google')).toBe('Not with Google. Ask Google.')
  expect(deniedText(TEXTS, 'FACEBOOK')).toBe('Not with Facebook. Ask Facebook.')
})

it('does not repeat any other text of the address', () => {
  for (const provider of ['', '1', 'call 0900 now', '<b>', 'a'.repeat(21)])
    expect(deniedText(TEXTS, provider)).toBe(TEXTS.any)
})

import { expect, it } from 'vitest'
import { consentIn } from '#domain/accounts/consent.ts'

it('reads the consent wherever its cookie is in the list', () => {
  expect(consentIn('cookie_authentication=all')).toBe('all')
  expect(consentIn('theme=dark; cookie_authentication=necessary; is_locale=en')).toBe('necessary')
})

it('treats any other value as no consent', () => {
  for (const cookies of [
    '',
    'theme=dark',
    'cookie_authentication=',
    'cookie_authentication=yes',
    'x_cookie_authentication=all',
  ])
    expect(consentIn(cookies)).toBeNull()
})

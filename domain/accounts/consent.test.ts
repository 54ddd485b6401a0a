import { expect, it } from 'vitest'
import { consentIn } from '#domain/accounts/consent.ts'

it('reads a choice wherever its cookie stands', () => {
  expect(consentIn('cookie_authentication=all')).toBe('all')
  expect(consentIn('theme=dark; cookie_authentication=necessary; is_locale=en')).toBe('necessary')
})

it('takes nothing else for a choice', () => {
  for (const cookies of [
    '',
    'theme=dark',
    'cookie_authentication=',
    'cookie_authentication=yes',
    'x_cookie_authentication=all',
  ])
    expect(consentIn(cookies)).toBeNull()
})

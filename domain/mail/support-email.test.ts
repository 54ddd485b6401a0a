import { expect, it } from 'vitest'
import { supportEmail } from '#domain/mail/support-email.ts'

it('is the address that was set', () => {
  const email = supportEmail({ SUPPORT_EMAIL: 'help@studio.example', PUBLIC_URL: 'https://motif.example' })
  expect(email).toBe('help@studio.example')
})

it('is support at the domain of the site otherwise', () => {
  expect(supportEmail({ PUBLIC_URL: 'https://www.motif.example:8443' })).toBe('support@motif.example')
  expect(supportEmail({ PUBLIC_URL: 'http://localhost:3000' })).toBe('support@localhost')
})

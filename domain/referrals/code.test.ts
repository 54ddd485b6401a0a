import { expect, it } from 'vitest'
import { href } from '#domain/routing/href.ts'
import { resolve } from '#domain/routing/resolve.ts'
import { codeOfInvitation, invitationPath, isReferralCode } from './code.ts'

const CODE = '0a1b2c3d4e5f'

it('accepts codes of 4 to 40 signs of an address', () => {
  expect(['abc', 'a'.repeat(41), 'ab c', '<abc>', 'é123'].filter(isReferralCode)).toEqual([])
  expect(['abcd', 'a'.repeat(40), CODE, 'friend-42'].every(isReferralCode)).toBe(true)
})

it('shares an address that opens in the language of its reader', () => {
  const asked = { pathname: invitationPath(CODE), search: '', acceptLanguage: 'ja' }
  expect(resolve(asked)).toMatchObject({ kind: 'redirect', to: href('invitation', 'ja', { code: CODE }) })
})

it('reads the code of an invitation in every language, and of no other page', () => {
  expect(codeOfInvitation(href('invitation', 'ja', { code: CODE }))).toBe(CODE)
  expect(codeOfInvitation(`${invitationPath(CODE)}/`)).toBe(CODE)
  expect(codeOfInvitation('/en/pricing')).toBeNull()
  expect(codeOfInvitation('/en/r/abc')).toBeNull()
})

it('shows one page for every code, which contains none', () => {
  const inside = (code: string) => resolve({ pathname: href('invitation', 'en', { code }), search: '' })
  expect(inside(CODE)).toMatchObject({ kind: 'page', inside: '/en/invitation' })
  expect(inside('friend-42')).toMatchObject({ inside: '/en/invitation' })
})

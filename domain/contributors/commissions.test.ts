import { expect, it } from 'vitest'
import { commissionAddress } from '#domain/contributors/commissions.ts'

it('is the address of who takes commissions, and of nobody else', () => {
  const contact = 'ada@example.com'
  expect(commissionAddress({ openToWork: true, contact })).toBe(contact)
  expect(commissionAddress({ openToWork: false, contact })).toBeNull()
  expect(commissionAddress({ openToWork: true, contact: null })).toBeNull()
})

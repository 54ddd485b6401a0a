import { expect, it } from 'vitest'
import { commissionAddress } from '#domain/contributors/commissions.ts'

it('returns the address only of contributors who accept commissions', () => {
  const contact = 'ada@example.com'
  expect(commissionAddress({ openToWork: true, contact })).toBe(contact)
  expect(commissionAddress({ openToWork: false, contact })).toBeNull()
  expect(commissionAddress({ openToWork: true, contact: null })).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { decideCondition, isAcademicAddress } from './condition.ts'

const student = { email: 'ada@cs.example.edu', isVerified: true, hasCode: false }

describe('decideCondition', () => {
  it('lets everybody subscribe to a plan without a condition', () => {
    expect(decideCondition('none', { email: 'a@b.c', isVerified: false, hasCode: false }).ok).toBe(true)
  })

  it('accepts a verified academic address, or a code instead of one', () => {
    expect(decideCondition('academic-address', student).ok).toBe(true)
    expect(decideCondition('academic-address', { ...student, isVerified: false })).toMatchObject({
      code: 'academic-address-missing',
    })
    const other = { ...student, email: 'ada@example.com' }
    expect(decideCondition('academic-address', other)).toMatchObject({ code: 'academic-address-missing' })
    expect(decideCondition('academic-address', { ...other, hasCode: true }).ok).toBe(true)
  })

  it('requires a code for a plan that staff give, whatever the address is', () => {
    expect(decideCondition('code', student)).toMatchObject({ code: 'plan-code-missing' })
    expect(decideCondition('code', { ...student, hasCode: true }).ok).toBe(true)
  })
})

describe('isAcademicAddress', () => {
  it.each(['a@example.edu', 'a@cs.example.ac.uk', 'a@example.edu.in', 'A@EXAMPLE.AC.JP'])(
    'accepts %s',
    (email) => {
      expect(isAcademicAddress(email)).toBe(true)
    },
  )

  it.each([
    'a@edu',
    'a@example.com',
    'a@example.edu.evil.com',
    'a@education.org',
    'a.edu@example.com',
    'a@ac.uk',
  ])('refuses %s', (email) => {
    expect(isAcademicAddress(email)).toBe(false)
  })
})

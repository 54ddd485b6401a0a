import { describe, expect, it } from 'vitest'
import { AGREEMENT } from './agreement.ts'
import { decideBecoming } from './become.ts'

const member = { verified: true, isContributor: false }

describe('decideBecoming', () => {
  it('accepts a member with a confirmed email and the agreement in force', () => {
    expect(decideBecoming(member, AGREEMENT.version)).toEqual({ ok: true, value: true })
  })

  it.each([
    ['an unconfirmed email', { ...member, verified: false }, AGREEMENT.version, 'email-not-verified'],
    ['a contributor', { ...member, isContributor: true }, AGREEMENT.version, 'already-contributor'],
    ['an earlier version', member, '2021-02-10', 'agreement-outdated'],
  ])('refuses %s', (_, applicant, version, code) => {
    expect(decideBecoming(applicant, version)).toMatchObject({ ok: false, code })
  })
})

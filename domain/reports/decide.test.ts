import { describe, expect, it } from 'vitest'
import { VISIBILITY_CODES } from '#domain/assets/visibility.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'
import { allowedReportActions, decideReport, REPORT_ACTION_CODES } from './decide.ts'

const holder = (...roles: StaffRole[]): Holder => ({ id: 'a', roles })
const open = { state: 'open', visibility: 'published' } as const

describe('a report', () => {
  it('offers the commands that change something about its work', () => {
    const manager = holder('manager')
    const offered = VISIBILITY_CODES.map((visibility) => [
      visibility,
      allowedReportActions({ state: 'open', visibility }, manager),
    ])
    expect(Object.fromEntries(offered)).toEqual({
      draft: ['dismiss'],
      published: ['dismiss', 'hide', 'retire', 'open-case'],
      resting: ['dismiss', 'retire', 'open-case'],
      retired: ['dismiss', 'open-case'],
      removed: ['dismiss'],
      suspended: ['dismiss', 'open-case'],
    })
  })

  it('is decided once', () => {
    for (const action of REPORT_ACTION_CODES)
      expect(
        decideReport({ ...open, state: 'decided' }, { actor: holder('manager'), action, note: 'x' }),
      ).toMatchObject({ code: 'report-decided' })
  })

  it('is decided by the roles of its commands alone', () => {
    expect(allowedReportActions(open, holder('support'))).toEqual(['dismiss', 'open-case'])
    expect(allowedReportActions(open, holder('editor'))).toEqual(['dismiss', 'hide', 'retire'])
    for (const role of ['reviewer', 'finance', 'tester', 'developer'] as const)
      expect(allowedReportActions(open, holder(role)), role).toEqual([])
    expect(allowedReportActions(open, { id: 'c', roles: [], isContributor: true })).toEqual([])
  })

  it('needs a reason for everything but a dismissal', () => {
    const codes = REPORT_ACTION_CODES.map((action) => {
      const decided = decideReport(open, { actor: holder('admin'), action, note: null })
      return decided.ok ? decided.value : decided.code
    })
    expect(codes).toEqual(['dismissed', 'report-note-missing', 'report-note-missing', 'report-note-missing'])
  })
})

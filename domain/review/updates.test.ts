import { describe, expect, it, test } from 'vitest'
import { VISIBILITY_CODES } from '#domain/assets/visibility.ts'
import { checkStart, checkUpdate } from './updates.ts'

describe('a new revision of a work', () => {
  it('starts for published and resting works alone', () => {
    const codes = VISIBILITY_CODES.map((visibility) => {
      const checked = checkStart(visibility, false)
      return [visibility, checked.ok ? null : checked.code]
    })
    expect(Object.fromEntries(codes)).toEqual({
      draft: 'work-not-live',
      published: null,
      resting: null,
      retired: 'work-not-live',
      removed: 'work-withheld',
      suspended: 'work-withheld',
    })
  })

  it('waits for the submission of the work that is on its way', () => {
    expect(checkStart('published', true)).toMatchObject({ code: 'update-open' })
  })

  test.each([
    ['submission.edit', { visibility: 'published', isUnchanged: true }, null],
    ['submission.submit', { visibility: 'published', isUnchanged: true }, 'revision-unchanged'],
    ['submission.submit', { visibility: 'published', isUnchanged: false }, null],
    ['submission.withdraw', { visibility: 'removed', isUnchanged: true }, null],
    ['submission.approve', { visibility: 'suspended', isUnchanged: false }, 'work-withheld'],
    ['submission.approve', { visibility: 'removed', isUnchanged: false }, 'work-withheld'],
    ['submission.approve', { visibility: 'retired', isUnchanged: false }, null],
    ['submission.reject', { visibility: 'suspended', isUnchanged: false }, null],
  ] as const)('answers %s of %j with %s', (command, facts, code) => {
    const checked = checkUpdate(facts, command)
    expect(checked.ok ? null : checked.code).toBe(code)
  })
})

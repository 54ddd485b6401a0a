import { describe, expect, test } from 'vitest'
import { SUBMISSION_STATE_CODES } from '#domain/review/states.ts'
import { checkContents, checkCover, type WorkStanding, workStanding } from './contents.ts'
import { COVER_GRID, PACK_WORKS } from './limits.ts'

const { least, most } = PACK_WORKS
const works = (count: number, standing: WorkStanding = 'published') =>
  Array.from({ length: count }, () => standing)

describe('the standing of a work', () => {
  test('of a draft follows from its submission', () => {
    const standings = SUBMISSION_STATE_CODES.map((submission) => [
      submission,
      workStanding({ visibility: 'draft', submission, isInOther: false, isDemonstration: false }),
    ])
    expect(Object.fromEntries(standings)).toEqual({
      draft: 'draft',
      submitted: 'reviewed',
      'in-review': 'reviewed',
      'second-opinion': 'reviewed',
      'changes-requested': 'draft',
      approved: 'reviewed',
      scheduled: 'reviewed',
      rejected: 'missing',
      appealed: 'reviewed',
      published: 'missing',
      withdrawn: 'missing',
    })
  })

  test('is published without a submission, and missing when it rests, is suspended or is in another pack', () => {
    const facts = {
      visibility: 'published',
      submission: null,
      isInOther: false,
      isDemonstration: false,
    } as const
    expect(workStanding(facts)).toBe('published')
    expect(workStanding({ ...facts, isInOther: true })).toBe('missing')
    for (const visibility of ['resting', 'retired', 'removed', 'suspended', 'draft'] as const)
      expect(workStanding({ ...facts, visibility })).toBe('missing')
  })

  test('of a demonstration is published with its submission, though it stays a draft', () => {
    const facts = { visibility: 'draft', isInOther: false, isDemonstration: true } as const
    expect(workStanding({ ...facts, submission: 'published' })).toBe('published')
    expect(workStanding({ ...facts, submission: 'submitted' })).toBe('reviewed')
    expect(workStanding({ ...facts, submission: 'published', isInOther: true })).toBe('missing')
  })
})

describe('the works of a pack', () => {
  test.each([
    [least - 1, 'pack-size'],
    [least, null],
    [most, null],
    [most + 1, 'pack-size'],
  ])('when they are %i are handed in: %s', (count, code) => {
    const checked = checkContents('submission.submit', works(count))
    expect(checked.ok ? null : checked.code).toBe(code)
  })

  test('are handed in with works that wait for their own review, but not with drafts or missing ones', () => {
    expect(checkContents('submission.submit', [...works(least), 'reviewed']).ok).toBe(true)
    for (const command of ['submission.submit', 'appeal.file'] as const)
      expect(checkContents(command, [...works(least), 'draft', 'missing'])).toMatchObject({
        code: 'pack-works-unready',
        values: { count: 2 },
      })
  })

  test('are approved together once every work is published', () => {
    expect(checkContents('submission.approve', works(least)).ok).toBe(true)
    expect(checkContents('submission.approve', [...works(least), 'reviewed'])).toMatchObject({
      code: 'pack-works-undecided',
      values: { count: 1 },
    })
    expect(checkContents('submission.return', works(1, 'draft')).ok).toBe(true)
  })
})

describe('a cover', () => {
  const pack = [1, 2, 3, 4, 5, 6, 7]

  test.each([[[]], [[7]], [pack.slice(0, COVER_GRID)]])('may be %j', (cover) => {
    expect(checkCover(cover, pack).ok).toBe(true)
  })

  test.each([[[8]], [[1, 2]], [pack], [[1, 1, 2, 3, 4, 5]]])('may not be %j', (cover) => {
    expect(checkCover(cover, pack)).toMatchObject({ code: 'pack-cover-invalid' })
  })
})

import { describe, expect, it } from 'vitest'
import { failureNote, noteOf, remaining, stepDue, withoutPast } from './schedule.ts'

const NOW = new Date('2026-11-27T08:00:00Z')
const PAST = '2026-11-27T07:00:00.000Z'
const LATER_PAST = '2026-11-27T07:30:00.000Z'
const FUTURE = '2026-11-28T07:00:00.000Z'
const NONE = { publishAt: null, unpublishAt: null }

describe('stepDue', () => {
  it.each([
    [null, null, null],
    [FUTURE, null, null],
    [PAST, null, 'publish'],
    [PAST, FUTURE, 'publish'],
    [null, PAST, 'unpublish'],
    [FUTURE, PAST, 'unpublish'],
    [PAST, LATER_PAST, 'unpublish'],
    [LATER_PAST, PAST, 'publish'],
    [PAST, PAST, 'unpublish'],
    [NOW.toISOString(), null, 'publish'],
  ])('publishes at %s and unpublishes at %s: %s', (publishAt, unpublishAt, step) => {
    expect(stepDue({ publishAt, unpublishAt }, NOW)).toBe(step)
  })
})

it('leaves the dates to come after a step', () => {
  expect(remaining({ publishAt: PAST, unpublishAt: FUTURE }, NOW)).toEqual({
    publishAt: null,
    unpublishAt: FUTURE,
  })
  expect(remaining({ publishAt: PAST, unpublishAt: LATER_PAST }, NOW)).toEqual(NONE)
})

describe('withoutPast', () => {
  it('forgets a passed date that a restored version brings back', () => {
    expect(withoutPast({ publishAt: PAST, unpublishAt: FUTURE }, NONE, NOW)).toEqual({
      publishAt: null,
      unpublishAt: FUTURE,
    })
    expect(withoutPast({ publishAt: PAST, unpublishAt: null }, null, NOW)).toEqual(NONE)
  })

  it('keeps one whose step is still to run', () => {
    const due = { publishAt: PAST, unpublishAt: null }
    expect(withoutPast(due, { ...due, publishAt: '2026-11-27T07:00:00+00:00' }, NOW)).toEqual(due)
  })
})

it('says how late a step ran, and nothing of one in time', () => {
  expect(noteOf('publish', PAST, NOW)).toBe(
    'Published at 2026-11-27 08:00 UTC, 60 min after its date (2026-11-27 07:00 UTC).',
  )
  expect(noteOf('unpublish', '2026-11-27T07:59:30.000Z', NOW)).toBeNull()
  expect(failureNote('publish', 'Write this text.', NOW)).toBe(
    'Not published at 2026-11-27 08:00 UTC: Write this text.',
  )
})

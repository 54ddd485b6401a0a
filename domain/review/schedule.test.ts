import { describe, expect, it } from 'vitest'
import { checkPublishAt, datesAfter, MAX_SCHEDULE_DAYS } from './schedule.ts'

const NOW = Date.parse('2026-11-25T10:00:00Z')
const YEAR = MAX_SCHEDULE_DAYS * 24 * 60 * 60 * 1000

describe('a time of publication', () => {
  it('is in the future, at most a year away', () => {
    const checked = (at: number) => {
      const result = checkPublishAt(at, NOW)
      return result.ok ? 'ok' : [result.field, result.code]
    }
    expect(checked(NOW - 1)).toEqual(['publish_at', 'publish-date-past'])
    expect(checked(NOW)).toEqual(['publish_at', 'publish-date-past'])
    expect(checked(NOW + 1)).toBe('ok')
    expect(checked(NOW + YEAR)).toBe('ok')
    expect(checked(NOW + YEAR + 1)).toEqual(['publish_at', 'publish-date-far'])
  })

  const wished = { wishedAt: NOW + 9, publishAt: null }

  it('is what the reviewer chose, before the wish of the author', () => {
    const approved = (chosen: number | null | undefined) =>
      datesAfter(wished, 'submission.approve', chosen, NOW).publishAt
    expect(approved(NOW + 5)).toBe(NOW + 5)
    expect(approved(null)).toBeNull()
    expect(approved(undefined)).toBe(NOW + 9)
  })

  it('is none when the wish has passed before the approval', () => {
    const approvedAt = (now: number) => datesAfter(wished, 'submission.approve', undefined, now).publishAt
    expect(approvedAt(NOW + 8)).toBe(NOW + 9)
    expect(approvedAt(NOW + 9)).toBeNull()
  })

  it('can be changed, also to the present, and ends with an undone approval or a cancelled publication', () => {
    const planned = { wishedAt: NOW + 9, publishAt: NOW + 5 }
    expect(datesAfter(planned, 'submission.reschedule', NOW + 7, NOW).publishAt).toBe(NOW + 7)
    expect(datesAfter(planned, 'submission.reschedule', null, NOW).publishAt).toBe(NOW)
    for (const command of ['submission.undo', 'submission.unschedule'] as const)
      expect(datesAfter(planned, command, undefined, NOW)).toEqual({ wishedAt: NOW + 9, publishAt: null })
    expect(datesAfter(planned, 'submission.edit', undefined, NOW)).toEqual(planned)
  })

  it('is wished again with each submitting', () => {
    expect(datesAfter(wished, 'submission.submit', undefined, NOW).wishedAt).toBeNull()
    expect(datesAfter(wished, 'submission.submit', NOW + 3, NOW).wishedAt).toBe(NOW + 3)
  })
})

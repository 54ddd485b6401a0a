import { describe, expect, it } from 'vitest'
import { countsForRecipient, MAIL_SLOT_MINUTES, paceMail } from '#domain/mail/pace.ts'

const NOW = new Date('2026-03-01T10:07:30Z')
const SLOT = new Date('2026-03-01T10:15:00Z')
const minuteOf = (date: Date) => String(Math.floor(date.getTime() / 60_000))

it("counts requests of others for the recipient within each requester's limit", () => {
  expect([1, 4, 5].map((ofRequester) => countsForRecipient(ofRequester, false))).toEqual([true, true, false])
  expect(countsForRecipient(1, true)).toBe(false)
})

describe('paceMail', () => {
  it.each([
    [{ ofRequester: 1, toRecipient: 1 }, null],
    [{ ofRequester: 4, toRecipient: 4 }, null],
    [{ ofRequester: 5, toRecipient: 5 }, SLOT],
    [{ ofRequester: 2, toRecipient: 5 }, SLOT],
    [{ ofRequester: 1, toRecipient: 5 }, null],
    [{ ofRequester: 1, toRecipient: 8 }, null],
    [{ ofRequester: 1, toRecipient: 9 }, SLOT],
    [{ ofRequester: 1, toRecipient: 10_000 }, SLOT],
  ])('sends a mail of %j at %s', (counts, dueAt) => {
    expect(paceMail(counts, NOW).dueAt).toEqual(dueAt)
  })

  it('does not count requests of others against a browser of the owner', () => {
    expect(paceMail({ ofRequester: 4, toRecipient: null }, NOW).dueAt).toBeNull()
    expect(paceMail({ ofRequester: 5, toRecipient: null }, NOW).dueAt).toEqual(SLOT)
  })

  it('makes one mail of two clicks within a minute', () => {
    const counts = { ofRequester: 1, toRecipient: 1 }
    expect(paceMail(counts, NOW).key).toBe(minuteOf(NOW))
    expect(paceMail(counts, new Date(NOW.getTime() + 30_000)).key).not.toBe(minuteOf(NOW))
  })

  it('gives all requests of a slot one key, and the next slot another', () => {
    const late = { ofRequester: 1, toRecipient: 500 }
    const keyAt = (time: string) => paceMail(late, new Date(time)).key
    expect(keyAt('2026-03-01T10:00:00Z')).toBe(keyAt('2026-03-01T10:14:59.999Z'))
    expect(keyAt('2026-03-01T10:15:00Z')).not.toBe(keyAt('2026-03-01T10:14:59.999Z'))
  })

  it('sends a mail within one slot after every request', () => {
    for (let seconds = 0; seconds < 3_600; seconds += 7) {
      const now = new Date(NOW.getTime() + seconds * 1_000)
      const wait = (paceMail({ ofRequester: 9, toRecipient: 99 }, now).dueAt?.getTime() ?? 0) - now.getTime()
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(MAIL_SLOT_MINUTES * 60_000)
    }
  })

  it('sends at most 12 mails of one kind in an hour in which ten thousand strangers request one', () => {
    const start = new Date('2026-03-01T10:00:00Z').getTime()
    const mails = Array.from({ length: 10_000 }, (_, index) => {
      const { dueAt, key } = paceMail(
        { ofRequester: 1, toRecipient: index + 1 },
        new Date(start + index * 360),
      )
      return dueAt === null ? `now ${index}` : key
    })
    expect(new Set(mails).size).toBe(12)
  })
})

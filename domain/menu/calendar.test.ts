import { describe, expect, it } from 'vitest'
import { dayAt, numberOfDay, weekAt } from '#domain/menu/calendar.ts'

const at = (text: string) => Date.parse(text)

describe('a day', () => {
  it('begins at midnight UTC', () => {
    expect(dayAt(at('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21')
    expect(dayAt(at('2026-11-22T00:00:00.000Z'))).toBe('2026-11-22')
  })

  it('is followed by the next, over the ends of months and years', () => {
    expect(dayAt(at('2026-12-31T12:00:00Z'), 1)).toBe('2027-01-01')
    expect(dayAt(at('2028-02-28T00:00:00Z'), 1)).toBe('2028-02-29')
  })

  it('has the number after that of the day before', () => {
    expect(numberOfDay('1970-01-01')).toBe(0)
    expect(numberOfDay('2027-01-01') - numberOfDay('2026-12-31')).toBe(1)
  })
})

describe('a week', () => {
  it('begins on Monday', () => {
    const sunday = weekAt(at('2026-11-22T23:59:59.999Z'))
    expect(weekAt(at('2026-11-23T00:00:00.000Z'))).toBe(sunday + 1)
    expect(weekAt(at('2026-11-29T23:59:59.999Z'))).toBe(sunday + 1)
  })
})

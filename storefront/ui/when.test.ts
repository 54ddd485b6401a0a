import { expect, it } from 'vitest'
import { whenOf } from './when.ts'

const now = new Date('2026-03-01T12:00:00Z')

it('says the time of today, the word for yesterday, and the day before that', () => {
  const said = (moment: string) => whenOf(new Date(moment), now, 'en', 'UTC')
  expect(said('2026-03-01T00:00:00Z')).toEqual({ day: 'Today', time: '00:00' })
  expect(said('2026-02-28T23:59:59Z')).toEqual({ day: 'Yesterday', time: null })
  expect(said('2026-02-27T23:59:59Z')).toEqual({ day: '27 February', time: null })
  expect(said('2025-12-31T23:59:59Z')).toEqual({ day: '31 December 2025', time: null })
})

it('takes a day for what it is where the reader is', () => {
  const late = new Date('2026-02-28T16:00:00Z')
  expect(whenOf(late, now, 'ja', 'Asia/Tokyo')).toEqual({ day: '今日', time: '01:00' })
  expect(whenOf(late, now, 'de', 'Europe/Berlin')).toEqual({ day: 'Gestern', time: null })
})

import { expect, it } from 'vitest'
import { PERSON_DOWNLOADS_PER_HOUR } from '#domain/entitlement/limits.ts'
import { periodsOf, SIGNAL_KINDS, SIGNALS, signalsOf } from './signals.ts'

const of = { user: 'ada' }

it.each(SIGNAL_KINDS)('%s is a signal from its threshold on', (kind) => {
  const { from } = SIGNALS[kind]
  const values = [from - 1, from, from + 1]
  const signals = signalsOf(values.map((value) => ({ kind, period: '2026-11-01', of, value })))
  expect(signals.map(({ value }) => value)).toEqual([from, from + 1])
  expect(signals[0]?.threshold).toBe(from)
})

it('600 downloads in a month are reviewed, as the specification says', () => {
  expect(SIGNALS['many-downloads']).toEqual({ period: 'month', from: 600 })
})

it('a rate is a signal before the hourly limit refuses', () => {
  expect(SIGNALS['robot-rate'].from).toBeLessThan(PERSON_DOWNLOADS_PER_HOUR)
})

it.each([
  ['2026-11-30T23:59:59.999Z', ['2026-11-01'], ['2026-11-30']],
  ['2026-12-01T00:00:00.000Z', ['2026-11-01', '2026-12-01'], ['2026-11-30', '2026-12-01']],
  ['2026-12-01T01:59:59.999Z', ['2026-11-01', '2026-12-01'], ['2026-11-30', '2026-12-01']],
  ['2026-12-01T02:00:00.000Z', ['2026-12-01'], ['2026-12-01']],
])('at %s the months %j and the days %j are measured', (moment, months, days) => {
  expect(periodsOf('many-downloads', new Date(moment))).toEqual(months)
  expect(periodsOf('many-networks', new Date(moment))).toEqual(days)
})

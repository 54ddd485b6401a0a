import { expect, test } from 'vitest'
import { COUNTER_DAYS, HEARING_DAYS } from '#domain/takedown/limits.ts'
import { TAKEDOWN_STATE_CODES, type TakedownState } from '#domain/takedown/states.ts'
import { takedownEdge } from '#domain/takedown/transitions.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { CASE_TRACKS, type CaseStep } from './case-tracks.ts'
import { CASES, scheduleOfCase } from './cases.ts'

/** The state after the steps. @throws Error for a step that the state machine forbids */
function walk(steps: readonly CaseStep[]): TakedownState {
  let state: TakedownState = 'received'
  for (const { command } of steps) {
    const edge = takedownEdge(command, state)
    if (edge === undefined) throw new Error(`${command} is forbidden from ${state}`)
    state = edge.to
  }
  return state
}

test('every state of a confirmed case is the end of a track', () => {
  const ends = new Set(Object.values(CASE_TRACKS).map(({ steps }) => walk(steps)))
  expect(TAKEDOWN_STATE_CODES.filter((state) => state !== 'received' && !ends.has(state))).toEqual([])
})

test('no deadline of an open case has passed, so that the worker leaves the demonstration as it is', () => {
  const { asked, upheld } = CASE_TRACKS
  expect(asked.daysAgo).toBeLessThan(HEARING_DAYS)
  expect(upheld.daysAgo).toBeLessThan(COUNTER_DAYS)
})

test('the steps of every case are in order and end before the present', () => {
  const now = new Date('2026-05-01T12:00:00Z')
  for (const one of CASES) {
    const { claimedAt, steps } = scheduleOfCase(one, now)
    const times = [claimedAt, ...steps.map(({ at }) => at)].map((at) => at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBe(now.getTime() - CASE_TRACKS[one.track].daysAgo * DAY_MS)
  }
  expect(new Set(CASES.map(({ claim }) => claim.email)).size).toBe(CASES.length)
})

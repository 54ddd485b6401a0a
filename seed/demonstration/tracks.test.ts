import { expect, test } from 'vitest'
import { SUBMISSION_STATE_CODES, type SubmissionState } from '#domain/review/states.ts'
import { TRANSITIONS, transitionOf } from '#domain/review/transitions.ts'
import { STORIES, scheduleOf } from './stories.ts'
import { type Step, TRACKS } from './tracks.ts'

/** The states that a track passes, and its edges. @throws Error for a step that the state machine forbids */
function walk(steps: readonly Step[]) {
  const states: SubmissionState[] = ['draft']
  const edges = steps.map(({ command }) => {
    const from = states.at(-1) ?? 'draft'
    const edge = transitionOf(command, from)
    if (edge === undefined) throw new Error(`${command} is forbidden from ${from}`)
    states.push(edge.to === 'before' ? (states.at(-2) ?? from) : edge.to)
    return edge
  })
  return { edges, end: states.at(-1) ?? 'draft' }
}

const walked = Object.values(TRACKS).map((steps) => walk(steps))

test('every state of a submission is the end of a track', () => {
  const ends = new Set(walked.map(({ end }) => end))
  expect(SUBMISSION_STATE_CODES.filter((state) => !ends.has(state))).toEqual([])
})

test('every edge of the state machine is played', () => {
  const played = new Set(walked.flatMap(({ edges }) => edges))
  expect(TRANSITIONS.filter((edge) => !played.has(edge))).toEqual([])
})

test('each story has a different drawing', () => {
  const drawings = STORIES.map(({ drawing }) => drawing.svg)
  expect(new Set(drawings).size).toBe(drawings.length)
  const titles = STORIES.map(({ drawing }) => drawing.title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('the schedule spans weeks, is in order and ends before the present', () => {
  const now = new Date('2026-05-01T12:00:00Z')
  const times = scheduleOf(STORIES, now).map(({ at }) => at.getTime())
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times.at(-1)).toBe(now.getTime())
  expect(now.getTime() - (times[0] ?? 0)).toBeGreaterThan(28 * 24 * 3_600_000)
})

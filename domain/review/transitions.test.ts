import { describe, expect, it } from 'vitest'
import { COMMAND_CODES } from '#domain/permissions/commands.ts'
import { SUBMISSION_STATE_CODES, SUBMISSION_STATES, type SubmissionState } from './states.ts'
import { TRANSITIONS, transitionOf } from './transitions.ts'

describe('the state machine of submissions', () => {
  it('reaches every state from a draft', () => {
    const reached = new Set<SubmissionState>(['draft'])
    for (let size = 0; size !== reached.size; ) {
      size = reached.size
      for (const { from, to } of TRANSITIONS) if (reached.has(from) && to !== 'before') reached.add(to)
    }
    expect([...reached].sort()).toEqual([...SUBMISSION_STATE_CODES].sort())
  })

  it('leads from every state to an end', () => {
    const ends = SUBMISSION_STATE_CODES.filter((state) => TRANSITIONS.every(({ from }) => from !== state))
    expect(ends).toEqual(['published', 'withdrawn'])
  })

  it('has one edge at most for each command and state', () => {
    const keys = TRANSITIONS.map(({ command, from }) => `${command} ${from}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('names commands of the permission table only', () => {
    for (const { command } of TRANSITIONS) expect(COMMAND_CODES).toContain(command)
  })

  it('allows edits exactly in the editable states, and leases in the reviewed ones', () => {
    for (const state of SUBMISSION_STATE_CODES) {
      expect(transitionOf('submission.edit', state) !== undefined, state).toBe(
        SUBMISSION_STATES[state].editable,
      )
      expect(transitionOf('submission.lease', state) !== undefined, state).toBe(
        SUBMISSION_STATES[state].reviewed,
      )
    }
  })
})

import { describe, expect, it } from 'vitest'
import { COMMAND_CODES } from '#domain/permissions/commands.ts'
import { TAKEDOWN_STATE_CODES, type TakedownState } from './states.ts'
import { TAKEDOWN_EDGES } from './transitions.ts'

describe('the state machine of takedown cases', () => {
  it('reaches every state from a received claim', () => {
    const reached = new Set<TakedownState>(['received'])
    for (let size = 0; size !== reached.size; ) {
      size = reached.size
      for (const { from, to } of TAKEDOWN_EDGES) if (reached.has(from)) reached.add(to)
    }
    expect([...reached].sort()).toEqual([...TAKEDOWN_STATE_CODES].sort())
  })

  it('leads from every state to an end', () => {
    const ends = TAKEDOWN_STATE_CODES.filter((state) => TAKEDOWN_EDGES.every(({ from }) => from !== state))
    expect(ends).toEqual(['rejected', 'closed', 'withdrawn'])
  })

  it('has one edge at most for each command and state, and one at least for each command', () => {
    const keys = TAKEDOWN_EDGES.map(({ command, from }) => `${command} ${from}`)
    expect(new Set(keys).size).toBe(keys.length)
    const commands = COMMAND_CODES.filter((command) => command.startsWith('takedown.'))
    const used = new Set<string>(TAKEDOWN_EDGES.map(({ command }) => command))
    expect(commands.filter((command) => !used.has(command))).toEqual([
      'takedown.read',
      'takedown.note',
      'takedown.add-evidence',
    ])
  })
})

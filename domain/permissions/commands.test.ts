import { describe, expect, it, test } from 'vitest'
import { COMMAND_CODES, COMMANDS, commandScope } from './commands.ts'
import type { Actor } from './permissions.ts'
import { ACTOR_ROLES, type ActorRole, isStaffRole } from './roles.ts'

/** An actor who acts under one role, and under those that everybody with that role has. */
function actorWith(role: ActorRole): Actor {
  if (role === 'visitor') return null
  return { id: role, roles: isStaffRole(role) ? [role] : [] }
}

describe.each(COMMAND_CODES)('%s', (command) => {
  const { holders, description }: (typeof COMMANDS)[typeof command] = COMMANDS[command]

  it('has a description of one line', () => {
    expect(description).toMatch(/^[A-Z][^\n.]{10,120}$/)
  })

  test.each(ACTOR_ROLES)('for the role %s has the scope of the table', (role) => {
    const own = (holders as Partial<Record<ActorRole, string>>)[role] ?? null
    expect(commandScope(actorWith(role), command)).toBe(own)
  })
})

test('members and visitors hold no command', () => {
  for (const command of COMMAND_CODES)
    expect([commandScope(null, command), commandScope({ id: 'member', roles: [] }, command)]).toEqual([
      null,
      null,
    ])
})

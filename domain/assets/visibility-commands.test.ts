import { describe, expect, it } from 'vitest'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'
import { type ContributorTeamRole, STAFF_ROLES } from '#domain/permissions/roles.ts'
import { canBecome, VISIBILITY_CODES } from './visibility.ts'
import {
  allowedVisibilityCommands,
  decideVisibility,
  VISIBILITY_EDGES,
  type VisibilityCommand,
} from './visibility-commands.ts'

const manager: Holder = { id: 'manager', roles: ['manager'] }
const author: Holder = { id: 'author', roles: [], isContributor: true }
const COMMANDS = [...new Set(VISIBILITY_EDGES.map(({ command }): VisibilityCommand => command))]
const CELLS = COMMANDS.flatMap((command) => VISIBILITY_CODES.map((from) => ({ command, from })))

describe('decideVisibility', () => {
  it.each(CELLS)('$command while $from leads where the table says, and nowhere else', ({ command, from }) => {
    const edge = VISIBILITY_EDGES.find((one) => one.command === command && one.from === from)
    const decided = decideVisibility(
      { visibility: from, owner: null, contributor: null },
      { command, actor: manager, expected: from, reason: 'asked for' },
    )
    const refused = { suspended: 'work-withheld', removed: 'gone' }[from as string] ?? 'state-changed'
    expect(decided).toMatchObject(edge ? { ok: true, value: edge.to } : { ok: false, code: refused })
  })

  it('has no edge that the lifecycle of assets does not have', () => {
    for (const { from, to } of VISIBILITY_EDGES) expect(canBecome(from, to), `${from} to ${to}`).toBe(true)
  })

  it('refuses when the asset is not in the state that the actor saw', () => {
    const attempt = { command: 'asset.retire', actor: manager, expected: 'published', reason: null } as const
    expect(
      decideVisibility({ visibility: 'resting', owner: null, contributor: null }, attempt),
    ).toMatchObject({
      code: 'state-changed',
    })
  })

  it('refuses a removal without a reason', () => {
    const attempt = { command: 'asset.remove', actor: manager, expected: 'published', reason: null } as const
    expect(
      decideVisibility({ visibility: 'published', owner: null, contributor: null }, attempt),
    ).toMatchObject({
      code: 'statement-missing',
      field: 'reason',
    })
  })
})

describe('allowedVisibilityCommands', () => {
  it('lets contributors rest and retire their own works, and no others', () => {
    const own = { visibility: 'published', owner: 'author', contributor: 7 } as const
    expect(allowedVisibilityCommands(own, author)).toEqual(['asset.rest', 'asset.retire'])
    expect(allowedVisibilityCommands({ ...own, owner: 'other' }, author)).toEqual([])
    expect(allowedVisibilityCommands({ ...own, owner: null }, author)).toEqual([])
    expect(allowedVisibilityCommands({ ...own, visibility: 'suspended' }, author)).toEqual([])
  })

  it('lets owners of the team rest and retire its works, but no editors and no owners of another team', () => {
    const row = { visibility: 'published', owner: 'other', contributor: 7 } as const
    const as = (id: number, role: ContributorTeamRole): Holder => ({
      id: 'a',
      roles: [],
      contributorTeams: [{ id, role }],
    })
    expect(allowedVisibilityCommands(row, as(7, 'owner'))).toEqual(['asset.rest', 'asset.retire'])
    expect(allowedVisibilityCommands(row, as(7, 'editor'))).toEqual([])
    expect(allowedVisibilityCommands(row, as(8, 'owner'))).toEqual([])
  })

  it.each(STAFF_ROLES)('offers a %s what the permission table gives them', (role) => {
    const actor: Holder = { id: 'staff', roles: [role] }
    const offered = ['published', 'retired'] as const
    const allowed = offered.flatMap((visibility) =>
      allowedVisibilityCommands({ visibility, owner: 'author', contributor: 7 }, actor),
    )
    for (const command of COMMANDS)
      expect(allowed.includes(command), command).toBe(commandScope(actor, command) === 'all')
  })
})

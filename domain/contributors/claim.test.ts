import { describe, expect, it } from 'vitest'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'
import { STAFF_ROLES } from '#domain/permissions/roles.ts'
import {
  allowedClaimDecisions,
  CLAIM_EDGES,
  CLAIM_STATES,
  type ClaimAction,
  decideClaim,
  isClaimTarget,
} from './claim.ts'

const support: Holder = { id: 'support', roles: ['support'] }
const claimant: Holder = { id: 'claimant', roles: [] }
const ACTIONS = Object.keys(CLAIM_EDGES) as ClaimAction[]
const CELLS = ACTIONS.flatMap((action) => CLAIM_STATES.map((state) => ({ action, state })))
const actorOf = (action: ClaimAction) =>
  CLAIM_EDGES[action].command === 'profile.claim' ? claimant : support

describe('decideClaim', () => {
  it.each(CELLS)('$action of a claim that is $state follows the table', ({ action, state }) => {
    const { from, to } = CLAIM_EDGES[action]
    const decided = decideClaim(
      { state, claimant: 'claimant', isClaimed: false },
      { action, actor: actorOf(action), expected: state, reason: 'why' },
    )
    expect(decided).toMatchObject(from.some((one) => one === state) ? { ok: true, value: to } : { ok: false })
  })

  const proved = { state: 'proved', claimant: 'claimant', isClaimed: false } as const
  const approve = { action: 'approve', actor: support, expected: 'proved', reason: null } as const

  it('approves nothing without a proof that was found', () => {
    const attempt = { ...approve, expected: 'open' } as const
    expect(decideClaim({ ...proved, state: 'open' }, attempt)).toMatchObject({ code: 'claim-unproved' })
  })

  it('refuses a profile that belongs to an account, a stale state, and a rejection without a reason', () => {
    expect(decideClaim({ ...proved, isClaimed: true }, approve)).toMatchObject({ code: 'already-claimed' })
    expect(decideClaim(proved, { ...approve, expected: 'open' })).toMatchObject({ code: 'state-changed' })
    expect(decideClaim(proved, { ...approve, action: 'reject' })).toMatchObject({ code: 'statement-missing' })
  })

  it('lets staff decide no claim of their own, and other members check none', () => {
    expect(decideClaim({ ...proved, claimant: 'support' }, approve)).toMatchObject({ code: 'own-work' })
    const check = { ...approve, action: 'check', actor: { id: 'other', roles: [] } } as const
    expect(decideClaim(proved, check)).toMatchObject({ code: 'forbidden' })
  })

  it.each(STAFF_ROLES)('offers a %s what the permission table gives them', (role) => {
    const actor: Holder = { id: 'staff', roles: [role] }
    const isAllowed = commandScope(actor, 'profile-claim.decide') === 'all'
    expect(allowedClaimDecisions(proved, actor)).toEqual(isAllowed ? ['approve', 'reject'] : [])
  })
})

describe('isClaimTarget', () => {
  it.each([
    ['repository', 'ada/engine', true],
    ['repository', 'ada/engine.js', true],
    ['repository', 'ada', false],
    ['repository', 'ada/..', false],
    ['repository', 'ada/engine/../../x', false],
    ['repository', 'ada/engine?x', false],
    ['repository', '-ada/engine', false],
    ['dns', 'ada.example', true],
    ['dns', 'a.b.ada.example', true],
    ['dns', 'localhost', false],
    ['dns', '127.0.0.1', false],
    ['dns', 'ada.example.', false],
    ['dns', 'ADA.example', false],
    ['dns', 'ada_.example', false],
    ['package', '@ada/engine', true],
    ['package', 'engine', true],
    ['package', '../engine', false],
    ['package', '@ada/engine/x', false],
    ['package', 'a'.repeat(215), false],
  ] as const)('of %s: %s is %s', (method, target, expected) => {
    expect(isClaimTarget(method, target)).toBe(expected)
  })
})

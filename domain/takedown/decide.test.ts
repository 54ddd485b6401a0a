import { describe, expect, it } from 'vitest'
import type { Holder } from '#domain/permissions/command-scope.ts'
import {
  allowedTakedownCommands,
  decideTakedown,
  type TakedownAttempt,
  type TakedownFacts,
} from './decide.ts'
import { TAKEDOWN_STATE_CODES } from './states.ts'
import {
  CONTRIBUTOR_COMMANDS,
  TAKEDOWN_COMMANDS,
  type TakedownCommand,
  takedownEdge,
  UNATTENDED,
  WITH_STATEMENT,
} from './transitions.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const manager: Holder = { id: 'manager', roles: ['manager'] }
const author: Holder = { id: 'author', roles: [], isContributor: true }

const facts = (over: Partial<TakedownFacts> = {}): TakedownFacts => ({
  state: 'confirmed',
  version: 3,
  author: 'author',
  hearUntil: null,
  counterUntil: null,
  upheldBy: null,
  ...over,
})

/** An attempt by the party whose command it is. */
function attempt(command: TakedownCommand, over: Partial<TakedownAttempt> = {}): TakedownAttempt {
  const isContributors = (CONTRIBUTOR_COMMANDS as readonly string[]).includes(command)
  const actor = UNATTENDED.includes(command) ? null : isContributors ? author : manager
  return { command, actor, expected: 3, statement: 'because', now: NOW, ...over }
}

const codeOf = (over: Partial<TakedownFacts>, one: TakedownAttempt) => {
  const decided = decideTakedown(facts(over), one)
  return decided.ok ? decided.value : decided.code
}

describe('decideTakedown', () => {
  const cells = TAKEDOWN_COMMANDS.flatMap((command) =>
    TAKEDOWN_STATE_CODES.map((state) => ({ command, state })),
  )

  it.each(cells)(
    '$command while $state leads where the table says, and nowhere else',
    ({ command, state }) => {
      // Deadlines that have passed for the worker, and not for the contributor.
      const until = UNATTENDED.includes(command) ? NOW - 1 : NOW + 1
      // An uphold without a hearing is for works of an unclaimed profile.
      const unclaimed = command === 'takedown.uphold' && state === 'reviewing' ? { author: null } : {}
      // So is a second question.
      const isAgain = command === 'takedown.hear' && state === 'hearing'
      const [over, mailed] = isAgain ? [{ author: null }, { address: 'ada@example.com' }] : [unclaimed, {}]
      const edge = takedownEdge(command, state)
      expect(
        codeOf({ state, hearUntil: until, counterUntil: until, ...over }, attempt(command, mailed)),
      ).toBe(edge?.to ?? 'state-changed')
    },
  )

  it('refuses when the case has changed since the actor saw it', () => {
    for (const expected of [2, 4])
      expect(codeOf({}, attempt('takedown.accept', { expected }))).toBe('state-changed')
  })

  it.each([
    [-1, 'heard'],
    [0, 'heard'],
    [1, 'answer-late'],
  ])('answers %i ms after the deadline: %s', (late, result) => {
    const asked = { state: 'hearing', hearUntil: NOW - late } as const
    expect(codeOf(asked, attempt('takedown.answer'))).toBe(result)
    expect(codeOf(asked, attempt('takedown.lapse'))).toBe(late > 0 ? 'heard' : 'state-changed')
  })

  it.each([
    [-1, 'counter-claimed'],
    [0, 'counter-claimed'],
    [1, 'answer-late'],
  ])('counter-claims %i ms after the deadline: %s', (late, result) => {
    const decided = { state: 'upheld', counterUntil: NOW - late } as const
    expect(codeOf(decided, attempt('takedown.counter-claim'))).toBe(result)
    expect(codeOf(decided, attempt('takedown.close'))).toBe(late > 0 ? 'closed' : 'state-changed')
  })

  it('upholds no claim before the contributor was heard, unless the profile is unclaimed', () => {
    expect(codeOf({ state: 'reviewing' }, attempt('takedown.uphold'))).toBe('contributor-not-heard')
    expect(codeOf({ state: 'hearing' }, attempt('takedown.uphold'))).toBe('state-changed')
    expect(codeOf({ state: 'reviewing', author: null }, attempt('takedown.uphold'))).toBe('upheld')
  })

  it('asks a contributor without an account at an address, also again at another', () => {
    const address = 'ada@example.com'
    for (const state of ['reviewing', 'hearing'] as const) {
      expect(codeOf({ state, author: null }, attempt('takedown.hear', { address }))).toBe('hearing')
      expect(codeOf({ state, author: null }, attempt('takedown.hear'))).toBe('email-invalid')
      expect(codeOf({ state }, attempt('takedown.hear', { address }))).toBe('hearing-address-unneeded')
    }
    expect(codeOf({ state: 'hearing' }, attempt('takedown.hear'))).toBe('state-changed')
    expect(codeOf({ state: 'reviewing' }, attempt('takedown.reject', { address }))).toBe('bad-request')
  })

  it('lets a link give the commands of a contributor without an account, and no others', () => {
    const facts = { author: null, hearUntil: NOW, counterUntil: NOW } as const
    const byLink = (command: TakedownCommand, over: Partial<TakedownAttempt> = {}) =>
      attempt(command, { actor: null, byLink: true, ...over })
    expect(codeOf({ ...facts, state: 'hearing' }, byLink('takedown.answer'))).toBe('heard')
    expect(codeOf({ ...facts, state: 'upheld' }, byLink('takedown.counter-claim'))).toBe('counter-claimed')
    expect(codeOf({ ...facts, state: 'heard' }, byLink('takedown.answer'))).toBe('state-changed')
    expect(codeOf({ ...facts, state: 'hearing' }, byLink('takedown.answer', { statement: null }))).toBe(
      'statement-missing',
    )
    expect(codeOf({ state: 'hearing', hearUntil: NOW }, byLink('takedown.answer'))).toBe('forbidden')
    expect(codeOf({ ...facts, state: 'hearing' }, attempt('takedown.answer', { actor: null }))).toBe(
      'forbidden',
    )
    for (const command of TAKEDOWN_COMMANDS)
      if (!(CONTRIBUTOR_COMMANDS as readonly string[]).includes(command))
        for (const state of TAKEDOWN_STATE_CODES)
          expect(codeOf({ ...facts, state }, byLink(command)), command).toBe('forbidden')
  })

  it('refuses decisions about own works', () => {
    const actor = { ...manager, isContributor: true }
    const own = { author: 'manager' }
    expect(codeOf(own, attempt('takedown.accept', { actor }))).toBe('own-work')
    expect(codeOf({ ...own, state: 'heard' }, attempt('takedown.reject', { actor }))).toBe('own-work')
    expect(codeOf({ ...own, state: 'hearing' }, attempt('takedown.answer', { actor }))).toBe('heard')
  })

  it('has a counter-claim decided by another person than the claim', () => {
    const contradicted = { state: 'counter-claimed', upheldBy: 'manager' } as const
    for (const command of ['takedown.restore', 'takedown.dismiss'] as const) {
      expect(codeOf(contradicted, attempt(command))).toBe('second-reviewer')
      expect(codeOf({ ...contradicted, upheldBy: 'other' }, attempt(command))).toBe('closed')
    }
  })

  it.each(WITH_STATEMENT)('refuses %s without a statement', (command) => {
    const states = TAKEDOWN_STATE_CODES.filter((state) => takedownEdge(command, state) !== undefined)
    for (const state of states) {
      const unclaimed = command === 'takedown.uphold' && state === 'reviewing' ? { author: null } : {}
      expect(codeOf({ state, ...unclaimed }, attempt(command, { statement: null }))).toBe('statement-missing')
    }
  })

  it('lets neither staff nor the contributor give the commands of the link and of the worker', () => {
    for (const command of UNATTENDED)
      for (const actor of [manager, author])
        expect(codeOf({ state: 'hearing' }, attempt(command, { actor }))).toBe('forbidden')
  })
})

describe('allowedTakedownCommands', () => {
  const allowed = (over: Partial<TakedownFacts>, actor: Holder) =>
    allowedTakedownCommands(facts(over), actor, NOW, TAKEDOWN_COMMANDS)

  it('offers each party its own commands', () => {
    expect(allowed({}, manager)).toEqual(['takedown.accept', 'takedown.reject', 'takedown.withdraw'])
    expect(allowed({ state: 'hearing', hearUntil: NOW }, author)).toEqual(['takedown.answer'])
    expect(allowed({ state: 'hearing', hearUntil: NOW - 1 }, author)).toEqual([])
    expect(allowed({ state: 'hearing', hearUntil: NOW }, { ...author, id: 'other' })).toEqual([])
    expect(allowed({ state: 'heard' }, { id: 'support', roles: ['support'] })).toEqual(['takedown.withdraw'])
    expect(allowed({ state: 'closed' }, manager)).toEqual([])
    expect(allowed({ state: 'hearing' }, manager)).not.toContain('takedown.hear')
    expect(allowed({ state: 'hearing', author: null }, manager)).toContain('takedown.hear')
    expect(allowed({ state: 'reviewing', author: null }, manager)).toEqual([
      'takedown.hear',
      'takedown.uphold',
      'takedown.reject',
      'takedown.withdraw',
    ])
  })
})

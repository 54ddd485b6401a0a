import { describe, expect, it, test } from 'vitest'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { allowedCommands, decideSubmission, type SubmissionFacts } from './decide.ts'
import { SUBMISSION_STATE_CODES, type SubmissionState } from './states.ts'
import { LEASE_MS, type SubmissionCommand, TRANSITIONS, transitionOf, UNDO_MS } from './transitions.ts'

const NOW = Date.parse('2026-11-25T10:00:00Z')
const author: Holder = { id: 'author', roles: [], isContributor: true }
const other: Holder = { id: 'other', roles: [], isContributor: true }
const reviewer: Holder = { id: 'reviewer', roles: ['reviewer'] }
const senior: Holder = { id: 'senior', roles: ['senior-reviewer'] }

const draft: SubmissionFacts = {
  state: 'draft',
  version: 1,
  author: 'author',
  contributor: 7,
  lease: null,
  deciders: [],
  lastDecision: null,
  appealedBefore: false,
  lintErrors: 0,
  backlog: { waiting: 0, record: { approved: 0, rejected: 0 } },
  update: null,
}
const leasedBy = (holder: string, until = NOW + LEASE_MS) => ({ lease: { holder, until } })

function run(
  command: SubmissionCommand,
  actor: Holder,
  facts: Partial<SubmissionFacts>,
  {
    expected = 1,
    reasons = ['quality'] as const,
    marks = [],
    publishAt = command === 'submission.reschedule' ? null : undefined,
    now = NOW,
  }: Partial<Parameters<typeof decideSubmission>[1]> = {},
): string {
  const decided = decideSubmission(
    { ...draft, ...facts },
    {
      command,
      actor,
      expected,
      reasons,
      marks,
      publishAt,
      now,
    },
  )
  return decided.ok ? decided.value : decided.code
}

/** Facts in which only the state decides. */
function openFacts(state: SubmissionState): Partial<SubmissionFacts> {
  const lastDecision = { actor: 'senior', at: NOW, from: 'in-review' } as const
  return { state, ...leasedBy('senior'), lastDecision }
}

const OF_WORKER: readonly SubmissionCommand[] = [
  'submission.publish',
  'submission.schedule',
  'submission.expire',
]
const COMMANDS = [...new Set(TRANSITIONS.map(({ command }) => command))].filter(
  (command) => !OF_WORKER.includes(command),
)
const AUTHORS: readonly SubmissionCommand[] = [
  'submission.edit',
  'submission.replace-file',
  'submission.submit',
  'submission.withdraw',
  'appeal.file',
]

describe('submission.submit', () => {
  const backlog = (waiting: number) => ({ backlog: { waiting, record: { approved: 0, rejected: 0 } } })

  it('is refused once as many submissions wait as the track record allows', () => {
    expect(run('submission.submit', author, backlog(99))).toBe('submitted')
    expect(run('submission.submit', author, backlog(100))).toBe('review-cap')
    expect(run('submission.submit', author, { ...backlog(100), lintErrors: 1 })).toBe('submission-incomplete')
  })
})

describe('a mark', () => {
  const mark = { reason: 'title', x: 1, y: 1, width: 0, height: 0 } as const

  it('needs a reason that is chosen', () => {
    const facts = { state: 'in-review', ...leasedBy('reviewer') } as const
    const marked = (reasons: readonly ['title' | 'quality']) => ({ marks: [mark], reasons })
    expect(run('submission.return', reviewer, facts, marked(['quality']))).toBe('bad-request')
    expect(run('submission.return', reviewer, facts, marked(['title']))).toBe('changes-requested')
  })
})

describe.each(COMMANDS)('%s', (command) => {
  const actor = AUTHORS.includes(command) ? author : senior

  it.each(SUBMISSION_STATE_CODES)('follows the table from the state %s', (state) => {
    const edge = transitionOf(command, state)
    const expected = edge?.to === 'before' ? 'in-review' : edge?.to
    const refusal = command === 'submission.edit' ? 'submission-locked' : 'state-changed'
    expect(run(command, actor, openFacts(state))).toBe(expected ?? refusal)
  })

  it('is refused to members, and to other contributors', () => {
    const from = TRANSITIONS.find((edge) => edge.command === command)?.from ?? 'draft'
    for (const stranger of [other, { id: 'member', roles: [] }])
      expect(run(command, stranger, openFacts(from))).toBe('forbidden')
  })

  it('is refused when the actor saw another version', () => {
    const from = TRANSITIONS.find((edge) => edge.command === command)?.from ?? 'draft'
    expect(run(command, actor, openFacts(from), { expected: 2 })).toBe('state-changed')
  })
})

test('no user publishes or lets work expire: the worker does', () => {
  for (const actor of [author, reviewer, senior, { id: 'a', roles: ['admin'] as const }])
    for (const command of OF_WORKER) expect(run(command, actor, { state: 'approved' })).toBe('forbidden')
})

describe('submitting', () => {
  it('is refused while the linter finds errors', () => {
    expect(run('submission.submit', author, { lintErrors: 1 })).toBe('submission-incomplete')
    expect(run('submission.submit', author, { lintErrors: 0 })).toBe('submitted')
  })
})

describe('a time of publication', () => {
  const inReview = { state: 'in-review', ...leasedBy('reviewer') } as const
  const later = { publishAt: NOW + 1 }

  it('can be chosen by the author, set at the approval, and changed by both while it is planned', () => {
    expect(run('submission.submit', author, {}, later)).toBe('submitted')
    expect(run('submission.approve', reviewer, inReview, later)).toBe('approved')
    for (const actor of [author, reviewer])
      for (const publishAt of [NOW + 1, null])
        expect(run('submission.reschedule', actor, { state: 'scheduled' }, { publishAt })).toBe('scheduled')
  })

  it('is refused in the past, and with commands that do not publish', () => {
    for (const command of ['submission.submit', 'submission.reschedule'] as const) {
      const state = command === 'submission.submit' ? 'draft' : 'scheduled'
      expect(run(command, author, { state }, { publishAt: NOW })).toBe('publish-date-past')
    }
    expect(run('submission.reject', reviewer, inReview, later)).toBe('bad-request')
    expect(run('submission.unschedule', author, { state: 'scheduled' }, later)).toBe('bad-request')
  })

  it('can be cancelled, and the work is a draft again', () => {
    expect(run('submission.unschedule', author, { state: 'scheduled' })).toBe('draft')
    expect(run('submission.unschedule', reviewer, { state: 'scheduled' })).toBe('draft')
    expect(run('submission.unschedule', other, { state: 'scheduled' })).toBe('forbidden')
  })
})

describe('a lease', () => {
  it('blocks other reviewers until it expires', () => {
    const facts = { state: 'in-review', ...leasedBy('other-reviewer', NOW + 1) } as const
    expect(run('submission.lease', reviewer, facts)).toBe('lease-taken')
    expect(run('submission.lease', reviewer, { ...facts, ...leasedBy('other-reviewer', NOW) })).toBe(
      'in-review',
    )
  })

  it('can be renewed by its holder', () => {
    expect(run('submission.lease', reviewer, { state: 'in-review', ...leasedBy('reviewer') })).toBe(
      'in-review',
    )
  })

  it('is needed for a decision, and lost when it expires', () => {
    const decide = (lease: Partial<SubmissionFacts>) =>
      run('submission.approve', reviewer, { state: 'in-review', ...lease })
    expect(decide(leasedBy('reviewer', NOW + 1))).toBe('approved')
    expect(decide(leasedBy('reviewer', NOW))).toBe('lease-lost')
    expect(decide(leasedBy('other-reviewer'))).toBe('lease-lost')
    expect(decide({ lease: null })).toBe('lease-lost')
  })
})

describe('a decision', () => {
  it.each(['submission.return', 'submission.reject'] as const)('of %s needs a reason', (command) => {
    const facts = { state: 'in-review', ...leasedBy('reviewer') } as const
    expect(run(command, reviewer, facts, { reasons: [] })).toBe('reasons-missing')
  })

  it('about own work is refused to a reviewer as its author', () => {
    const both: Holder = { ...reviewer, id: 'author', isContributor: true }
    expect(run('submission.lease', both, { state: 'submitted' })).toBe('own-work')
    expect(run('submission.approve', both, { state: 'in-review', ...leasedBy('author') })).toBe('own-work')
  })

  it.each(['second-opinion', 'appealed'] as const)(
    'while %s needs a senior reviewer without one',
    (state) => {
      expect(run('submission.lease', reviewer, { state })).toBe('second-reviewer')
      expect(run('submission.lease', senior, { state, deciders: ['senior'] })).toBe('second-reviewer')
      expect(run('submission.lease', senior, { state, deciders: ['reviewer'] })).toBe(state)
    },
  )
})

describe('undoing', () => {
  const decided = (at: number, actor = 'reviewer') =>
    ({ state: 'rejected', lastDecision: { actor, at, from: 'in-review' } }) as const

  it('returns to the state before within ten seconds', () => {
    expect(run('submission.undo', reviewer, decided(NOW - UNDO_MS + 1))).toBe('in-review')
    expect(run('submission.undo', reviewer, decided(NOW - UNDO_MS))).toBe('undo-expired')
  })

  it('is refused for a decision of another reviewer, and after another command', () => {
    expect(run('submission.undo', reviewer, decided(NOW, 'senior'))).toBe('undo-expired')
    expect(run('submission.undo', reviewer, { state: 'rejected' })).toBe('undo-expired')
  })

  it('of an appeal returns to the appeal', () => {
    const lastDecision = { actor: 'senior', at: NOW, from: 'appealed' } as const
    expect(run('submission.undo', senior, { state: 'approved', lastDecision })).toBe('appealed')
  })
})

it('accepts one appeal', () => {
  expect(run('appeal.file', author, { state: 'rejected' })).toBe('appealed')
  expect(run('appeal.file', author, { state: 'rejected', appealedBefore: true })).toBe('appeal-used')
})

it('offers the commands that it accepts', () => {
  expect(allowedCommands(draft, author, NOW, COMMANDS)).toEqual([
    'submission.edit',
    'submission.replace-file',
    'submission.submit',
    'submission.withdraw',
  ])
  expect(allowedCommands({ ...draft, lintErrors: 2 }, author, NOW, COMMANDS)).toEqual([
    'submission.edit',
    'submission.replace-file',
    'submission.withdraw',
  ])
  expect(allowedCommands({ ...draft, state: 'submitted' }, reviewer, NOW, COMMANDS)).toEqual([
    'submission.lease',
  ])
  expect(allowedCommands({ ...draft, state: 'submitted' }, other, NOW, COMMANDS)).toEqual([])
})

describe('an update of a live work', () => {
  const update = { visibility: 'published', isUnchanged: false } as const

  it('changes the file or the details, and needs a difference', () => {
    expect(run('submission.edit', author, { update })).toBe('draft')
    expect(run('submission.replace-file', author, { update })).toBe('draft')
    expect(run('submission.submit', author, { update })).toBe('submitted')
    expect(run('submission.submit', author, { update: { ...update, isUnchanged: true } })).toBe(
      'revision-unchanged',
    )
  })

  it('is not approved while its work is withheld', () => {
    const inReview = { state: 'in-review', ...leasedBy('reviewer') } as const
    const withheld = { ...update, visibility: 'suspended' } as const
    expect(run('submission.approve', reviewer, { ...inReview, update: withheld })).toBe('work-withheld')
    expect(run('submission.reject', reviewer, { ...inReview, update: withheld })).toBe('rejected')
    expect(run('submission.approve', reviewer, { ...inReview, update })).toBe('approved')
  })
})

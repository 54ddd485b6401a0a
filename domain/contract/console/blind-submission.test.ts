import { expect, it } from 'vitest'
import type { Holder } from '#domain/permissions/command-scope.ts'
import type { SubmissionFacts } from '#domain/review/decide.ts'
import { blindSubmission } from './blind-submission.ts'
import type { SubmissionDetail, SubmissionHistoryEntry } from './submissions.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const NAMED = { reviewerName: 'Second Reviewer' } as const
const REVIEWER: Holder = { id: 'second', roles: ['reviewer'] }
const COMMANDS = [
  'submission.create',
  'submission.submit',
  'submission.lease',
  'submission.approve',
  'submission.publish',
] as const

const published = {
  id: 1,
  version: 5,
  state: 'published',
  visibility: 'published',
  item_actions: ['rest', 'retire'],
  title: 'Red heart',
  record: { decided: 8, approved: 6 },
  leased_until: null,
  submitted_at: '2026-03-01T08:00:00.000Z',
  decided_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-01T10:00:10.000Z',
  queue: { place: null, estimated_at: null, waiting: 0, most: 100 },
  lint: [],
  history: COMMANDS.map((command, index) => ({
    id: index + 1,
    command,
  })) as unknown as SubmissionHistoryEntry[],
  allowed_actions: [],
} as unknown as SubmissionDetail

const facts: SubmissionFacts = {
  state: 'in-review',
  version: 4,
  author: 'author',
  contributor: 7,
  lease: { holder: 'second', until: NOW + 60_000 },
  deciders: [],
  lastDecision: null,
  appealedBefore: false,
  lintErrors: 0,
  backlog: { waiting: 0, record: { approved: 0, rejected: 0 } },
  update: null,
}

it('shows a second reviewer nothing of the first decision', () => {
  const seen = blindSubmission(published, { event: 4, facts, wasPublished: false, ...NAMED }, REVIEWER, NOW)
  expect(seen).toEqual({
    ...published,
    version: 4,
    state: 'in-review',
    visibility: 'draft',
    item_actions: [],
    record: { decided: 7, approved: 5 },
    leased_until: '2026-03-01T12:01:00.000Z',
    decided_at: null,
    updated_at: published.submitted_at,
    history: [
      ...published.history.slice(0, 2),
      {
        id: 4,
        at: '2026-03-01T11:46:00.000Z',
        command: 'submission.lease',
        from: 'submitted',
        to: 'in-review',
        actor: 'Second Reviewer',
        reasons: [],
        note: null,
        marks: [],
      },
    ],
    allowed_actions: ['lease', 'release', 'approve', 'return', 'reject', 'request-opinion'],
  })
})

it('takes rejected work from the number of decided works alone, and leaves the visibility of work that was public before', () => {
  const rejected = { ...published, state: 'rejected' } as const
  const seen = blindSubmission(rejected, { event: 4, facts, wasPublished: true, ...NAMED }, REVIEWER, NOW)
  expect(seen.record).toEqual({ decided: 7, approved: 6 })
  expect(seen.visibility).toBe('published')
})

it('offers a decided second review to be undone, for ten seconds', () => {
  const decided = {
    ...facts,
    state: 'rejected',
    lease: null,
    lastDecision: { actor: 'second', at: NOW - 9_999, from: 'in-review' },
  } as const
  const actionsAt = (now: number) =>
    blindSubmission(published, { event: 4, facts: decided, wasPublished: false, ...NAMED }, REVIEWER, now)
      .allowed_actions
  expect(actionsAt(NOW)).toEqual(['undo'])
  expect(actionsAt(NOW + 1)).toEqual([])
})

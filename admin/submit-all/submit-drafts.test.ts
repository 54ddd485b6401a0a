import { expect, test } from 'vitest'
import type { DraftOutcome, SubmitManyForm } from '#domain/contract/console/submit-many.ts'
import { MAX_SUBMITTED } from '#domain/contract/console/submit-many.ts'
import { resultOf, submitDrafts } from './submit-drafts.ts'

const draft = (id: number) => ({ id, version: id + 10, title: `Work ${id}`, file_name: null })
const DRAFTS = Array.from({ length: MAX_SUBMITTED + 1 }, (_, index) => draft(index + 1))
const submitted = (id: number): DraftOutcome => ({ id, outcome: 'submitted' })

test('sends each draft once with the version that was seen, in requests of limited length', async () => {
  const sent: SubmitManyForm[] = []
  const progress: number[] = []
  await submitDrafts(
    DRAFTS,
    [],
    (outcomes) => progress.push(outcomes.length),
    async (form) => {
      sent.push(form)
      return { rows: form.drafts.map(({ id }) => submitted(id)) }
    },
  )
  expect(sent.map(({ drafts }) => drafts.length)).toEqual([MAX_SUBMITTED, 1])
  expect(sent.flatMap(({ drafts }) => drafts)).toEqual(
    DRAFTS.map(({ id, version }) => ({ id, expected: version })),
  )
  expect(progress).toEqual([MAX_SUBMITTED, MAX_SUBMITTED + 1])
})

test('continues after a failed request with the drafts that have no outcome', async () => {
  let known: readonly DraftOutcome[] = []
  const keep = (outcomes: readonly DraftOutcome[]) => {
    known = outcomes
  }
  const failing = submitDrafts(DRAFTS, known, keep, async (form) => {
    if (form.drafts.length < MAX_SUBMITTED) throw new Error('the line is cut')
    return { rows: form.drafts.map(({ id }) => submitted(id)) }
  })
  await expect(failing).rejects.toThrow('the line is cut')
  expect(known).toHaveLength(MAX_SUBMITTED)
  const sent: number[] = []
  await submitDrafts(DRAFTS, known, keep, async (form) => {
    sent.push(...form.drafts.map(({ id }) => id))
    return { rows: form.drafts.map(({ id }) => ({ id, outcome: 'already-submitted' })) }
  })
  expect(sent).toEqual([MAX_SUBMITTED + 1])
  expect(resultOf(DRAFTS, known)).toEqual({ submitted: MAX_SUBMITTED + 1, refused: [] })
})

test('names each refused draft by its title, its file or its number', () => {
  const refused = (id: number) =>
    ({ id, outcome: 'refused', code: 'submission-incomplete', values: {}, errors: [] }) as const
  const drafts = [draft(1), { ...draft(2), title: '', file_name: 'bird.svg' }, { ...draft(3), title: '' }]
  const { submitted: count, refused: rows } = resultOf(drafts, [submitted(4), ...[1, 2, 3].map(refused)])
  expect([count, rows.map(({ name }) => name)]).toEqual([1, ['Work 1', 'bird.svg', '3']])
})

import polyglotI18nProvider from 'ra-i18n-polyglot'
import { I18nContext, mergeTranslations, type TranslationMessages } from 'react-admin'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SubmissionDetail, SubmissionHistoryEntry } from '#domain/contract/console/submissions.ts'
import en from '../messages/en.json' with { type: 'json' }
import { DecisionAlert } from './decision-alert.tsx'

const ENGLISH = polyglotI18nProvider(() => mergeTranslations(en) as TranslationMessages, 'en')

const entry = (id: number, change: Partial<SubmissionHistoryEntry>): SubmissionHistoryEntry => ({
  id,
  at: '2026-11-28T12:00:00.000Z',
  command: 'submission.submit',
  from: 'draft',
  to: 'submitted',
  actor: null,
  reasons: [],
  note: null,
  marks: [],
  ...change,
})
const HISTORY = [
  entry(1, {
    command: 'submission.return',
    to: 'changes-requested',
    reasons: ['title'],
    note: 'An old note.',
  }),
  entry(2, {}),
  entry(3, {
    command: 'submission.reject',
    to: 'rejected',
    reasons: ['quality', 'keywords'],
    note: 'Open corner.',
  }),
  entry(4, { command: 'submission.edit', to: 'rejected' }),
]

test('states the reasons and the note of the newest decision', () => {
  const text = textOf('rejected', HISTORY)
  for (const part of ['Rejected', 'Quality', 'Keywords', 'Open corner.']) expect(text).toContain(part)
  expect(text).not.toContain('An old note.')
})

test.each(['submitted', 'in-review', 'published'] as const)('says nothing in the state %s', (state) => {
  expect(textOf(state, HISTORY)).toBe('')
})

function textOf(state: SubmissionDetail['state'], history: readonly SubmissionHistoryEntry[]): string {
  return renderToStaticMarkup(
    <I18nContext.Provider value={ENGLISH}>
      <DecisionAlert state={state} history={history} />
    </I18nContext.Provider>,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
}

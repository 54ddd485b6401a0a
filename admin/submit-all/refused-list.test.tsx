import polyglotI18nProvider from 'ra-i18n-polyglot'
import { I18nContext, mergeTranslations, TestMemoryRouter, type TranslationMessages } from 'react-admin'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { found } from '#domain/lint/work.ts'
import en from '../messages/en.json' with { type: 'json' }
import { RefusedList } from './refused-list.tsx'

const ENGLISH = polyglotI18nProvider(() => mergeTranslations(en) as TranslationMessages, 'en')

const refused = (id: number, name: string, rest: object) => ({
  id,
  name,
  outcome: 'refused' as const,
  code: 'submission-incomplete' as const,
  values: {},
  errors: [],
  ...rest,
})

test('lists each draft with a link, its reason and every problem to resolve', () => {
  const markup = markupOf([
    refused(7, 'Bird', { errors: [found('L601'), found('L101')] }),
    refused(8, 'Heart', { code: 'state-changed' }),
    refused(9, 'Star', { code: 'review-cap', values: { waiting: 98, most: 99 } }),
  ])
  expect(
    [...markup.matchAll(/href="(\/submissions\/\d+\/show)"[^>]*>([^<]*)/g)].map(([, ...link]) => link),
  ).toEqual([
    ['/submissions/7/show', 'Bird'],
    ['/submissions/8/show', 'Heart'],
    ['/submissions/9/show', 'Star'],
  ])
  const { errors, submitAll } = en.console
  for (const text of ['Not submitted: 3', errors['submission-incomplete'], 'L601', 'L101', submitAll.changed])
    expect(markup).toContain(text)
  expect(markup).toContain('98 of at most 99 submissions')
})

test('shows nothing when every draft was submitted', () => {
  expect(markupOf([])).toBe('')
})

function markupOf(rows: Parameters<typeof RefusedList>[0]['refused']): string {
  return renderToStaticMarkup(
    <I18nContext.Provider value={ENGLISH}>
      <TestMemoryRouter>
        <RefusedList refused={rows} onOpen={() => undefined} />
      </TestMemoryRouter>
    </I18nContext.Provider>,
  )
}

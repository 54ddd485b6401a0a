import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { I18nContext, mergeTranslations, TestMemoryRouter, type TranslationMessages } from 'react-admin'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import en from '../messages/en.json' with { type: 'json' }
import { FirstSteps } from './first-steps.tsx'

const ENGLISH = polyglotI18nProvider(() => mergeTranslations(en as unknown as TranslationMessages), 'en')

test('leads an administrator to the panel to add the first assets, and a contributor to the upload', () => {
  expect(markupOf({ mayUpload: false })).toContain('href="/admin/collections/items/create"')
  expect(markupOf({ mayUpload: false })).not.toContain('href="/upload"')
  expect(markupOf({ mayUpload: true })).toContain('href="/upload"')
  expect(markupOf({ mayUpload: false })).toContain('The name is an example')
})

test('shows nothing once the library has an asset', () => {
  expect(markupOf({ mayUpload: true, count: 1 })).toBe('')
})

function markupOf({
  mayUpload,
  count = 0,
}: {
  readonly mayUpload: boolean
  readonly count?: number
}): string {
  const client = new QueryClient()
  const counts = { all: count, free: count, featured: 0 }
  const kinds = KIND_CODES.map((kind) => ({ kind, item: counts, pack: counts }))
  client.setQueryData(['first-steps'], kinds)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <I18nContext.Provider value={ENGLISH}>
        <TestMemoryRouter>
          <FirstSteps mayUpload={mayUpload} />
        </TestMemoryRouter>
      </I18nContext.Provider>
    </QueryClientProvider>,
  )
}

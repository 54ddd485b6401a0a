// @vitest-environment happy-dom
import { RecordContextProvider } from 'react-admin'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ValueField } from './value-field.tsx'

test.each([
  ['en', 'Nov 24, 2026'],
  ['ja', '2026/11/24'],
  ['de', '24.11.2026'],
])('writes a moment in the language of the console: %s', (language, date) => {
  document.documentElement.lang = language
  const markup = renderToStaticMarkup(
    <RecordContextProvider value={{ id: 1, created_at: '2026-11-24T12:00:00Z' }}>
      <ValueField resource="cashouts" source="created_at" />
    </RecordContextProvider>,
  )
  expect(markup).toContain(date)
})

test.each([
  ['payees', 'withheld_basis_points', 3_000, '30%'],
  ['payees', 'withheld_basis_points', 250, '2.5%'],
  ['payees', 'payee_country', 'BR', 'Brazil'],
  ['orders', 'country', 'DE', 'Germany'],
  ['reports', 'item', 6342, '6342'],
  ['items', 'downloads', 6342, '6,342'],
  ['coupons', 'ends_at', null, '–'],
  ['coupons', 'max_uses', null, '–'],
  ['customers', 'login_at', null, '–'],
] as const)('%s.%s is written for people: %s as %s', (resource, source, value, text) => {
  document.documentElement.lang = 'en'
  const markup = renderToStaticMarkup(
    <RecordContextProvider value={{ id: 1, [source]: value }}>
      <ValueField resource={resource} source={source} />
    </RecordContextProvider>,
  )
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(text)
})

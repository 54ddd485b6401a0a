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

import { RecordContextProvider, TestMemoryRouter } from 'react-admin'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ItemAction } from '#domain/contract/console/commands.ts'
import { ItemCommands } from './item-commands.tsx'

test('offers a new version only where the server allows it', () => {
  expect(buttonsOf(['revise', 'rest'])).toEqual(['console.updates.revise', 'console.visibility.rest'])
  expect(buttonsOf(['rest', 'retire'])).toEqual(['console.visibility.rest', 'console.visibility.retire'])
  expect(buttonsOf([])).toEqual([])
})

test('offers nothing before the item itself has arrived', () => {
  expect(buttonsOf(undefined)).toEqual([])
})

function buttonsOf(allowed: readonly ItemAction[] | undefined): string[] {
  const item = {
    id: 1,
    visibility: 'published',
    ...(allowed === undefined ? {} : { allowed_actions: allowed }),
  }
  const markup = renderToStaticMarkup(
    <TestMemoryRouter>
      <RecordContextProvider value={item}>
        <ItemCommands />
      </RecordContextProvider>
    </TestMemoryRouter>,
  )
  return [...markup.matchAll(/<button[^>]*>([^<]*)/g)].map(([, text = '']) => text)
}

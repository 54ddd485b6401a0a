// @vitest-environment happy-dom
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { act } from 'react'
import { I18nContext, mergeTranslations, TestMemoryRouter, type TranslationMessages } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test, vi } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import { UploadList } from './upload-list.tsx'
import type { UploadItem } from './upload-state.ts'

const ENGLISH = polyglotI18nProvider(() => mergeTranslations(en) as TranslationMessages, 'en')
const QUEUE = { retry: vi.fn(), remove: vi.fn() }

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

test('offers the refused files alone as soon as there are some, and all again when none is left', async () => {
  const { draw, rows, buttons, click } = await openList()
  const waiting = Array.from({ length: 30 }, (_, index) => item(`waiting-${index}`))
  await draw(waiting)
  expect(rows()).toHaveLength(30)
  expect(buttons()).toEqual([])

  const mixed = [...waiting, item('empty', { phase: 'refused', code: 'file-empty' })]
  await draw(mixed)
  expect(buttons()).toEqual(['All (31)', 'Ready (0)', 'Refused (1)'])
  await click('Refused (1)')
  expect(rows()).toEqual(['empty.svg'])

  await draw(waiting)
  expect(buttons()).toEqual([])
  expect(rows()).toHaveLength(30)
})

async function openList() {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const group = () => [...place.querySelectorAll<HTMLButtonElement>('[role=group] button')]
  return {
    draw: (items: readonly UploadItem[]) =>
      act(async () =>
        root.render(
          <I18nContext.Provider value={ENGLISH}>
            <TestMemoryRouter>
              <UploadList items={items} queue={QUEUE} contributors={[]} />
            </TestMemoryRouter>
          </I18nContext.Provider>,
        ),
      ),
    rows: () => [...place.querySelectorAll('li .MuiListItemText-primary')].map((name) => name.textContent),
    buttons: () => group().map((button) => button.textContent),
    click: (name: string) =>
      act(async () =>
        group()
          .find((button) => button.textContent === name)
          ?.click(),
      ),
  }
}

function item(name: string, change: Partial<UploadItem> = {}): UploadItem {
  const fresh = {
    kind: 'icon',
    contributor: 1,
    bytes: 10,
    phase: 'waiting',
    sentBytes: 0,
    upload: null,
  } as const
  return {
    ...fresh,
    code: null,
    found: null,
    outcome: null,
    zip: null,
    key: name,
    name: `${name}.svg`,
    ...change,
  }
}

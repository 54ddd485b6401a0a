import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { ReactNode } from 'react'
import { I18nContext, mergeTranslations, type TranslationMessages } from 'react-admin'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import { AddressFields } from './address-fields.tsx'
import { CaseHistory } from './case-history.tsx'
import { MailedHearing } from './mailed-hearing.tsx'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const ENGLISH = polyglotI18nProvider(() => mergeTranslations(en as unknown as TranslationMessages), 'en')
const HEARING = {
  id: 'a',
  email: 'ada@author.example',
  locale: 'de',
  command: 'takedown.answer',
  created_at: '2026-11-20T12:00:00Z',
  expires_at: '2026-11-25T12:00:00Z',
  used_at: null,
} as const

test('shows the address of a mailed hearing, and what became of its link', () => {
  const open = textOf(<MailedHearing hearing={HEARING} now={NOW} />)
  expect(open).toContain('Asked to answer: ada@author.example')
  expect(open).toContain('No answer yet')
  expect(textOf(<MailedHearing hearing={HEARING} now={NOW + 1} />)).toContain('without an answer')
  const answered = { ...HEARING, used_at: '2026-11-24T12:00:00Z' }
  expect(textOf(<MailedHearing hearing={answered} now={NOW + 1} />)).toContain('Answered on')
  const removed = { ...HEARING, command: 'takedown.counter-claim' } as const
  expect(textOf(<MailedHearing hearing={removed} now={NOW} />)).toContain('Told of the removal')
})

test('asks for an address, with the fault that the server found in it', () => {
  const markup = textOf(<AddressFields fault="Enter a valid email address" />)
  expect(markup).toMatch(/<input[^>]*required=""[^>]*name="email"|<input[^>]*name="email"[^>]*required=""/)
  expect(markup).toContain('Enter a valid email address')
})

test('marks an answer that came by the mailed link', () => {
  const entry = {
    id: 1,
    at: '2026-11-24T12:00:00Z',
    command: 'takedown.answer',
    to: 'heard',
    actor: null,
    by_link: true,
    statement: 'I drew it in 2016',
  } as const
  const markup = textOf(<CaseHistory entries={[entry]} />)
  expect(markup).toContain('I drew it in 2016')
  expect(markup).toContain('by the mailed link')
  expect(textOf(<CaseHistory entries={[{ ...entry, by_link: false }]} />)).not.toContain('by the mailed link')
})

function textOf(element: ReactNode): string {
  return renderToStaticMarkup(<I18nContext.Provider value={ENGLISH}>{element}</I18nContext.Provider>)
}

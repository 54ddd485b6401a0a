import { expect, it } from 'vitest'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { DESK_TEXTS, type DeskText } from './desk.ts'
import { deskText, panelLocale } from './desk-text.ts'

const NAMES = /\{\w+\}/g

it('has every text in every language, with the same values', () => {
  for (const [text, words] of Object.entries(DESK_TEXTS)) {
    for (const locale of LOCALE_CODES) {
      const said = locale === 'en' ? text : words[locale]
      expect(said.trim(), `${text} in ${locale}`).not.toBe('')
      expect(said.match(NAMES)?.toSorted(), `${text} in ${locale}`).toEqual(text.match(NAMES)?.toSorted())
    }
  }
})

it('puts values in their places and leaves unknown names', () => {
  const text: DeskText = 'and {count} more'
  expect(deskText('de', text, { count: 3 })).toBe('und 3 weitere')
  expect(deskText('xx', text)).toBe('and {count} more')
})

it('speaks English where the panel has another language', () => {
  expect(panelLocale('ko')).toBe('ko')
  expect(panelLocale('sv')).toBe('en')
})

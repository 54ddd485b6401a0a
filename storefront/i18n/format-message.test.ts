import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { _createCache, _createIntlFormatters } from 'next-intl'
import { createElement } from 'react'
import theirs from 'use-intl/format-message'
import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import ours from './format-message.ts'

type Texts = { readonly [key: string]: string | Texts }

/** Every message of a language, by its path. */
function messagesOf(locale: Locale): readonly (readonly [path: string, text: string])[] {
  const file = join(import.meta.dirname, '..', 'messages', `${locale}.json`)
  const walk = (texts: Texts, path: string): [string, string][] =>
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${path}${key}`, value] as [string, string]]
        : walk(value, `${path}${key}.`),
    )
  return walk(JSON.parse(readFileSync(file, 'utf8')) as Texts, '')
}

/** A value for every argument of a message: a count, a name, a time or a tag, as its text uses it. */
function valuesFor(text: string, count: number): Record<string, never> {
  const values: Record<string, unknown> = {}
  for (const [, name = '', type] of text.matchAll(/\{\s*(\w+)\s*(?:,\s*(\w+))?/g))
    values[name] ??= type === 'select' ? 'other' : type === undefined ? `x${count}` : count
  for (const [, name = ''] of text.matchAll(/<(\w+)>/g))
    values[name] = (inside: unknown) => createElement('b', { key: name }, inside as string)
  return values as Record<string, never>
}

function optionsFor(locale: string) {
  const cache = _createCache()
  return { locale, timeZone: 'UTC', cache, formatters: _createIntlFormatters(cache) }
}

describe('formatMessage', () => {
  it.each(LOCALE_CODES)('formats every message of %s as use-intl does', (locale) => {
    const shared = optionsFor(locale)
    for (const [path, text] of messagesOf(locale)) {
      for (const count of [0, 1, 2, 1.5, 999, 1000, 12_345]) {
        const values = valuesFor(text, count)
        const formatted = (format: typeof theirs) => {
          try {
            return format(path, text, values, shared)
          } catch (error) {
            return String(error)
          }
        }
        expect(formatted(ours), path).toEqual(formatted(theirs))
      }
    }
  })

  it('shows times in the time zone of the site', () => {
    const at = { when: new Date('2026-01-01T00:30:00Z') } as never
    const text = '{when, date, medium} {when, time, short}'
    for (const timeZone of ['UTC', 'America/New_York']) {
      const options = { ...optionsFor('en'), timeZone }
      expect(ours('', text, at, options)).toBe(theirs('', text, at, options))
    }
  })

  it.each([
    ['a list', [] as unknown as string],
    ['a part of the messages', { a: 'b' } as unknown as string],
    ['text that is no message', '{'],
  ])('fails as use-intl does for %s', (_, message) => {
    const codeOf = (format: typeof theirs) => {
      try {
        return format('', message, {}, optionsFor('en'))
      } catch (error) {
        return (error as { code?: string }).code
      }
    }
    expect(codeOf(ours)).toBe(codeOf(theirs))
  })

  it('rejects formats, which are part of the message', () => {
    const formats = { number: { short: { notation: 'compact' } } } as const
    expect(() => ours('', '{n, number, short}', { n: 1 }, { ...optionsFor('en'), formats })).toThrow()
  })
})

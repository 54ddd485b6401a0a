import { describe, expect, it } from 'vitest'
import { inLocale } from './in-locale.ts'

describe('inLocale', () => {
  it('chooses the language at every depth, and English where a text is missing or blank', () => {
    const stored = {
      heading: { en: 'Hello', de: 'Hallo' },
      rows: [{ label: { en: 'One', de: ' ' } }, { label: { en: 'Two' } }, { label: { ja: '三' } }],
      count: 3,
    }
    expect(inLocale(stored, 'de')).toEqual({
      heading: 'Hallo',
      rows: [{ label: 'One' }, { label: 'Two' }, { label: undefined }],
      count: 3,
    })
  })

  it('leaves objects that have other keys, empty ones and null as they are', () => {
    expect(inLocale({ a: {}, b: null, c: { en: 1, type: 'text' } }, 'de')).toEqual({
      a: {},
      b: null,
      c: { en: 1, type: 'text' },
    })
  })
})

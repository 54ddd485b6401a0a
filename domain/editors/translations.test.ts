import { describe, expect, it } from 'vitest'
import { isOutdated, localeTexts, markOf } from './translations.ts'

const rich = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})
const stateOf = (document: Record<string, unknown>, locale: string) =>
  localeTexts(document).find((one) => one.locale === locale)

describe('localeTexts', () => {
  const document = {
    id: 1,
    slug: 'x',
    title: { en: 'Hello', de: 'Hallo' },
    description: { en: '', de: 'Nur hier' },
    body: { en: rich('Words'), de: rich(' '), ja: rich('言葉') },
    blocks: [{ blockType: 'faq', items: [{ question: { en: 'Why?' } }] }],
    text: { en: 'derived' },
  }

  it('counts what the source has and a language lacks, at every depth', () => {
    expect(stateOf(document, 'en')).toMatchObject({ total: 3, missing: 0 })
    expect(stateOf(document, 'de')).toMatchObject({ total: 3, missing: 2 })
    expect(stateOf(document, 'ja')).toMatchObject({ total: 3, missing: 2 })
    expect(stateOf(document, 'ko')).toMatchObject({ total: 3, missing: 3 })
  })

  it('has other content when one of its texts changes, and only then', () => {
    const changed = { ...document, slug: 'y', title: { en: 'Hello', de: 'Servus' } }
    expect(stateOf(changed, 'de')?.content).not.toBe(stateOf(document, 'de')?.content)
    expect(stateOf(changed, 'en')?.content).toBe(stateOf(document, 'en')?.content)
  })

  it('takes a rich text of a picture alone for content', () => {
    const picture = { root: { type: 'root', children: [{ type: 'block' }] } }
    expect(stateOf({ body: { en: picture } }, 'de')).toMatchObject({ total: 1, missing: 1 })
  })
})

describe('marks', () => {
  const [early, late] = [new Date(1), new Date(2)]

  it('is outdated when the source changed later', () => {
    expect(isOutdated({ source: late, own: early })).toBe(true)
    expect(isOutdated({ source: late, own: null })).toBe(true)
    expect(isOutdated({ source: late, own: late })).toBe(false)
    expect(isOutdated({ source: early, own: late })).toBe(false)
    expect(isOutdated({ source: null, own: null })).toBe(false)
  })

  it.each([
    ['en', 2, 0, 'source'],
    ['de', 2, 2, 'missing'],
    ['de', 2, 1, 'partial'],
    ['de', 2, 0, 'outdated'],
    ['de', 0, 0, 'outdated'],
  ] as const)('marks %s with %i texts of which %i are missing as %s', (locale, total, missing, mark) => {
    expect(markOf({ locale, total, missing }, { source: late, own: early })).toBe(mark)
  })
})

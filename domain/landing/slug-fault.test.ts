import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { FAMILIES } from '#domain/routing/families.ts'
import { MAX_LANDING_SLUG } from './places.ts'
import { OVERVIEWS } from './reserved.ts'
import { slugFault } from './slug-fault.ts'

describe('slugFault', () => {
  it.each(['avatar', 'notion-icons', '3d-abstract', '2027', 'a'.repeat(MAX_LANDING_SLUG)])(
    'accepts %s',
    (slug) => {
      expect(slugFault('root', slug)).toBeNull()
    },
  )

  it.each([
    '',
    'Avatar',
    'two words',
    'a--b',
    '-a',
    'a-',
    'a_b',
    'a.b',
    'ä',
    'a'.repeat(MAX_LANDING_SLUG + 1),
  ])('rejects %j in every place', (slug) => {
    expect(slugFault('root', slug)).toMatch(/Lower-case/)
    expect(slugFault('campaign', slug)).toMatch(/Lower-case/)
  })

  it('rejects at the root a word of a language, page, alias or other process', () => {
    for (const code of LOCALE_CODES) expect(slugFault('root', LOCALES[code].prefix)).toMatch(/language/)
    expect(slugFault('root', 'ja')).toMatch(/language/)
    const words = Object.values(FAMILIES).flatMap((family) => family.words)
    for (const word of words)
      if (!OVERVIEWS.includes(word)) expect(slugFault('root', word), word).not.toBeNull()
    for (const word of OVERVIEWS) expect(slugFault('root', word), word).toBeNull()
    for (const word of [
      'icons',
      'free-icons',
      '3ds',
      'trending',
      'item',
      'keywords',
      'search',
      'l',
      'login',
      'admin',
    ])
      expect(slugFault('root', word), word).toMatch(/Another page/)
  })

  it('reserves words of pages that the specification plans', () => {
    expect(slugFault('root', 'svg-editor')).toMatch(/to come/)
  })

  it('accepts any word for a campaign, which is below a fixed word', () => {
    for (const word of ['icons', 'en', 'pricing']) expect(slugFault('campaign', word)).toBeNull()
  })
})

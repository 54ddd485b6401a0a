import { describe, expect, it } from 'vitest'
import { isAddressSlug, slugOfWords } from '#domain/routing/words.ts'

describe('slugOfWords', () => {
  it('joins lower-case words of any script by hyphens', () => {
    expect(slugOfWords('  Red, HEART! ')).toBe('red-heart')
    expect(slugOfWords('café crème')).toBe('café-crème')
    expect(slugOfWords('赤い ハート')).toBe('赤い-ハート')
    expect(slugOfWords('…')).toBe('')
  })

  it('keeps emoji without their variation selectors', () => {
    expect(slugOfWords('❤️')).toBe('❤')
    expect(slugOfWords('🏠 icon')).toBe('🏠-icon')
    expect(slugOfWords('🇩🇪')).toBe('🇩🇪')
  })

  it('keeps signs where there is nothing else to search for', () => {
    for (const sign of ['+', '?', '×', '✓', '→', '&']) expect(slugOfWords(sign)).toBe(sign)
    expect(slugOfWords('＋')).toBe('+')
    expect(slugOfWords('what?')).toBe('what')
    expect(slugOfWords('red + blue')).toBe('red-blue')
  })

  it('drops characters that are special in a path', () => {
    for (const text of ['.', '..', '/', '\\', '-', "'", '']) expect(slugOfWords(text), text).toBe('')
  })

  it('is idempotent', () => {
    for (const words of [
      'Ｈeart',
      'İstanbul',
      'ﬁsh',
      'a_b',
      '❤️ ?',
      '?',
      'é'.repeat(300),
      `${'x'.repeat(99)} y`,
    ]) {
      const slug = slugOfWords(words)
      expect(slugOfWords(slug)).toBe(slug)
    }
  })

  it('keeps 100 characters', () => {
    expect(slugOfWords('x'.repeat(99))).toHaveLength(99)
    expect(slugOfWords('x'.repeat(100))).toHaveLength(100)
    expect(slugOfWords('x'.repeat(101))).toHaveLength(100)
  })
})

describe('isAddressSlug', () => {
  it('accepts lower-case ASCII that cannot leave the path', () => {
    expect(isAddressSlug('red-heart-4k7q2')).toBe(true)
    expect(isAddressSlug('motif.studio_1')).toBe(true)
    for (const text of ['', '.', '..', '-x', 'A', 'a/b', 'a\\b', 'é', 'a\n', 'x'.repeat(129)]) {
      expect(isAddressSlug(text), text).toBe(false)
    }
  })
})

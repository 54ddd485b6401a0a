import { describe, expect, it } from 'vitest'
import { randomFrom } from '#seed/load/synthetic/random.ts'
import { misspelt, plural } from './distort.ts'

describe('a misspelt phrase', () => {
  it('differs in one word behind its first letter', () => {
    const random = randomFrom(3)
    for (let time = 0; time < 50; time += 1) {
      const slipped = misspelt('red calendar', random)
      expect(slipped).toMatch(/^red c[a-z]{6,8}$/)
      expect(slipped).not.toBe('red calendar')
    }
  })

  it.each(['heal', 'ハートマーク', '하트하트하트', '12345'])('cannot be made of %s', (phrase) => {
    expect(misspelt(phrase, randomFrom(3))).toBeNull()
  })

  it('can be made of five letters', () => {
    expect(misspelt('heart', () => 0)).toBe('hart')
  })
})

describe('a plural', () => {
  it.each([
    ['en', 'heart', 'hearts'],
    ['en', 'box', 'boxes'],
    ['en', 'brush', 'brushes'],
    ['en', 'berry', 'berries'],
    ['en', 'key', 'keys'],
    ['es', 'flor', 'flores'],
    ['es', 'pez', 'peces'],
    ['es', 'casa', 'casas'],
    ['pt', 'coração', 'corações'],
    ['pt', 'flor', 'flores'],
    ['pt', 'nuvem', 'nuvens'],
    ['pt', 'casa', 'casas'],
    ['fr', 'fleur', 'fleurs'],
    ['fr', 'cheval', 'chevaux'],
    ['fr', 'gâteau', 'gâteaux'],
    ['de', 'Haus', 'Häuser'],
  ] as const)('in %s of %s is %s', (locale, word, made) => {
    expect(plural(word, locale)).toBe(made)
  })

  it.each([
    ['ja', 'ハート'],
    ['ko', '하트'],
    ['de', 'Xylophon'],
    ['fr', 'souris'],
    ['en', 'red heart'],
  ] as const)('in %s cannot be told of %s', (locale, word) => {
    expect(plural(word, locale)).toBeNull()
  })
})

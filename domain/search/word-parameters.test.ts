import { describe, expect, it } from 'vitest'
import type { Locale } from '#domain/locales/locales.ts'
import { readWords, wordParameters } from './word-parameters.ts'

describe('readWords', () => {
  it.each<[Locale, string, string]>([
    ['en', 'heart icon', 'heart'],
    ['en', 'Icons: heart', 'heart'],
    ['es', 'icono corazón', 'corazón'],
    ['pt', 'ícone coração', 'coração'],
    ['fr', 'icônes coeur', 'coeur'],
    ['de', 'Herz Icon', 'Herz'],
    ['ja', '猫のアイコン', '猫'],
    ['ja', '無料ハートアイコン', 'ハート'],
    ['ko', '하트 아이콘', '하트'],
    ['ko', '하트아이콘', '하트'],
    ['en', 'free heart icon', 'heart'],
    ['en', 'svg download arrow', 'download arrow'],
    ['en', 'icon for email', 'email'],
    ['en', 'the cloud', 'cloud'],
    ['fr', "l'icône de la maison", 'maison'],
    ['pt', 'ícone do WhatsApp', 'WhatsApp'],
    ['de', 'Icon für E-Mail', 'E-Mail'],
    ['ja', '動くハート', 'ハート'],
    ['ja', '会議のイラスト', '会議 イラスト'],
    ['ko', '움직이는 하트', '하트'],
  ])('leaves out words without meaning in %s: %s', (locale, typed, query) => {
    expect(readWords(typed, locale).query).toBe(query)
  })

  it('keeps optional words, so that phrases with them rank first', () => {
    expect(readWords('cloud download', 'en')).toMatchObject({ query: 'cloud download', telling: ['cloud'] })
  })

  it('keeps an article or a preposition at the end', () => {
    expect(readWords('letter a', 'en').query).toBe('letter a')
    expect(readWords('cup of coffee', 'en').query).toBe('cup coffee')
  })

  it('does not treat a word of a name as a kind', () => {
    expect(wordParameters('appareil photo', 'fr')).toMatchObject({
      query: 'appareil photo',
      optionalFilters: [],
    })
    expect(wordParameters('cámara de fotos', 'es')).toMatchObject({
      query: 'cámara fotos',
      optionalFilters: [],
    })
    expect(wordParameters('photo maison', 'fr').optionalFilters).toEqual([['kind:photo']])
  })

  it('searches for everything without words, and for a drawn filler when it is the only word', () => {
    expect(['icon', 'free svg', 'the'].map((typed) => readWords(typed, 'en').query)).toEqual(['', '', ''])
    expect(readWords('free download', 'en').query).toBe('download')
  })

  it('ranks named kinds and free assets first, without filtering', () => {
    expect(wordParameters('animated heart', 'en').optionalFilters).toEqual([
      ['kind:animated-icon', 'kind:lottie'],
    ])
    expect(wordParameters('corazón gratis', 'es').optionalFilters).toEqual(['free:true'])
    expect(wordParameters('heart', 'en').optionalFilters).toEqual([])
  })

  it.each<[Locale, string, string, string]>([
    ['en', 'blue heart', 'blue heart', 'blue'],
    ['es', 'corazón azul', 'corazón azul', 'blue'],
    ['de', 'weißes Haus', 'weißes Haus', 'white'],
    ['ja', '青いハート', '青い ハート', 'blue'],
    ['ja', '緑のハート', '緑 ハート', 'green'],
    ['ko', '파란 하트', '파란 하트', 'blue'],
    ['ko', '노란색하트', '노란색 하트', 'yellow'],
  ])('ranks works of the colour named in %s first: %s', (locale, typed, query, colour) => {
    const read = readWords(typed, locale)
    expect(read).toMatchObject({ query, optionalFilters: [`colours:${colour}`] })
    expect(read.telling).toHaveLength(1)
  })

  it('searches for a colour that is the only word', () => {
    expect(readWords('orange', 'en')).toMatchObject({
      query: 'orange',
      optionalFilters: [],
      telling: ['orange'],
    })
  })

  it('ranks other directions last, unless they are named too', () => {
    const demoted = (typed: string, locale: Locale) => wordParameters(typed, locale).optionalFilters
    expect(demoted('left arrow', 'en')).toContain('tagSlugs:-right')
    expect(demoted('arrow left', 'en')).toEqual(demoted('left arrow', 'en'))
    expect(demoted('Pfeil links', 'de')).toEqual(demoted('left arrow', 'en'))
    expect(demoted('左矢印', 'ja')).toEqual(demoted('left arrow', 'en'))
    expect(demoted('up left arrow', 'en')).not.toContain('tagSlugs:-up')
  })

  it('drops the modifier before the noun, and of three words any one', () => {
    const removal = (typed: string, locale: Locale) => wordParameters(typed, locale).removeWordsIfNoResults
    expect(removal('happy dog', 'en')).toBe('firstWords')
    expect(removal('thumbs up', 'en')).toBe('lastWords')
    expect(removal('Pfeil links', 'de')).toBe('lastWords')
    expect(removal('perro feliz', 'es')).toBe('lastWords')
    expect(removal('happy old dog', 'en')).toBe('allOptional')
  })

  it('keeps symbols and joined spellings as typed', () => {
    expect(readWords('❤️', 'en').query).toBe('❤️')
    expect(readWords('c++', 'en').query).not.toBe('')
    expect(readWords('e-mail', 'en').query).toBe('e-mail')
  })
})

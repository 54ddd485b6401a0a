import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partsOf } from './parts.ts'
import { tokenize, unicodeWords } from './tokenize.ts'

const words = (text: string, ...languages: string[]) => tokenize(text, languages).map((token) => token.word)

describe('words are folded', () => {
  test.each([
    ['Crème Brûlée', ['creme', 'brulee']],
    ['Straße', ['strasse']],
    ['STRASSE', ['strasse']],
    ['Œuvre', ['oeuvre']],
    ['Ærø', ['aero']],
    ['Ünïcödé', ['unicode']],
    ['ΑΘΉΝΑ', ['αθηνα']],
    ['l’arbre', ['l', 'arbre']],
    ['icon_set.svg', ['icon', 'set', 'svg']],
    ['3D-2x', ['3d', '2x']],
    ['ﬁle', ['file']],
    [' … — ', []],
  ])('%s', (text, expected) => {
    expect(words(text, 'en')).toEqual(expected)
  })
})

describe('scripts without spaces are cut by their language', () => {
  test('Japanese', () => {
    expect(words('青い空とハート', 'ja')).toEqual(['青い', '空', 'と', 'ハート'])
  })

  test('a voiced mark makes another letter', () => {
    expect(words('ガ', 'ja')).not.toEqual(words('カ', 'ja'))
    expect(words('ｶﾞ', 'ja')).toEqual(words('ガ', 'ja'))
  })

  test('Korean keeps what stands between spaces', () => {
    expect(words('하트 아이콘', 'ko')).toEqual(['하트', '아이콘'])
  })

  test('the parts of a compound are each two neighbours', () => {
    expect(partsOf('東京都庁')).toEqual(['東京', '京都', '都庁'])
    expect(partsOf('東京')).toEqual([])
    expect(partsOf('ハート')).toEqual([])
  })
})

test('a token says where it stands in the text as given', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'É', ' ', '空', 'ß', '-', 'ｶ', '😀') }), (text) => {
      for (const { word, start, end } of tokenize(text, ['ja'])) {
        expect(words(text.slice(start, end), 'ja').join('')).toBe(word)
      }
    }),
  )
})

test('the quick way through plain ASCII finds what the general way finds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      expect(tokenize(text, ['en'])).toEqual(unicodeWords(text, ['en']))
    }),
  )
})

test('in scripts with spaces the segmenter would cut no further', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  const unit = fc.constantFrom('a', 'é', 'Z', '7', 'ж', 'λ', ' ', '-', "'", '.')
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const separated = text.replace(/[-'.]/g, ' ')
      const pieces = Array.from(segmenter.segment(separated)).filter((piece) => piece.isWordLike)
      expect(tokenize(text, ['en']).map((token) => token.start)).toEqual(pieces.map((piece) => piece.index))
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { partsOf } from './parts.ts'
import type { TextRules } from './text-rules.ts'
import { tokenize, unicodeWords } from './tokenize.ts'

const words = (text: string, ...languages: string[]) =>
  tokenize(text, { languages }).map((token) => token.word)

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

describe('scripts without spaces are split by their language', () => {
  test('Japanese', () => {
    expect(words('青い空とハート', 'ja')).toEqual(['青い', '空', 'と', 'はーと'])
  })

  test.each([
    ['左矢印アイコン', ['左', '矢印', 'あいこん']],
    ['赤いはーと', ['赤い', 'はーと']],
    ['こーひーかっぷ', ['こーひ', 'かっぷ']],
    ['らーめん', ['らーめん']],
    ['ｼｮｯﾋﾟﾝｸﾞｶｰﾄ', ['しょっぴんぐ', 'かーと']],
    ['青い空とはーと', ['青い', '空', 'と', 'はーと']],
    ['検索アイコン', ['検索', 'あいこん']],
  ])('splits %s into words', (text, expected) => {
    expect(words(text, 'ja')).toEqual(expected)
  })

  test('a voicing mark makes a different letter', () => {
    expect(words('ガ', 'ja')).not.toEqual(words('カ', 'ja'))
    expect(words('ｶﾞ', 'ja')).toEqual(words('ガ', 'ja'))
  })

  test('Korean text is split at spaces', () => {
    expect(words('하트 아이콘', 'ko')).toEqual(['하트', '아이콘'])
  })

  test('a compound has each two neighbours of its characters as parts', () => {
    expect(partsOf('東京都庁')).toEqual(['東京', '京都', '都庁'])
    expect(partsOf('東京')).toEqual([])
    expect(partsOf('ハート')).toEqual([])
  })
})

describe('kana are compared as hiragana', () => {
  test.each([
    ['ネコ', 'ねこ'],
    ['ハート', 'はーと'],
    ['ﾊｰﾄ', 'ハート'],
    ['ラーメン', 'らーめん'],
    ['コーヒー', 'こーひー'],
    ['キャンディ', 'きゃんでぃ'],
    ['ﾎﾞﾀﾝ', 'ぼたん'],
    ['ヴァイオリン', 'ゔぁいおりん'],
    ['ユーザー', 'ユーザ'],
    ['サーバー', 'さーば'],
    ['イヌ', 'いぬ'],
    ['ウサギ', 'うさぎ'],
    ['カギ', 'かぎ'],
    ['メガネ', 'めがね'],
    ['ロケット', 'ろけっと'],
  ])('%s is equal to %s', (one, other) => {
    expect(fold(one)).toBe(fold(other))
  })

  test.each([
    ['カー', 'カ'],
    ['ハード', 'ハート'],
    ['パン', 'バン'],
    ['キー', 'キ'],
    ['ビル', 'ビール'],
  ])('%s is different from %s', (one, other) => {
    expect(fold(one)).not.toBe(fold(other))
  })
})

describe('emoji are words', () => {
  test.each([
    ['🏠', ['🏠']],
    ['❤️', ['❤']],
    ['❤', ['❤']],
    ['👍🏽', ['👍']],
    ['👩🏽‍💻', ['👩‍💻']],
    ['🤷‍♀️', ['🤷']],
    ['🇩🇪', ['🇩🇪']],
    ['🐱🐶', ['🐱', '🐶']],
    ['party🎉time', ['party', '🎉', 'time']],
    ['1️⃣', ['1']],
    ['Acme™ ©', ['acme']],
    ['→ + ×', []],
    ['→️', []],
  ])('%s', (text, expected) => {
    expect(words(text, 'en')).toEqual(expected)
  })
})

describe('the text rules of an index', () => {
  const by = (text: string, rules: Partial<TextRules>, attribute: string | null = null) =>
    tokenize(text, { languages: ['en'], ...rules }, attribute).map(({ word }) => word)

  test('separators to index become words', () => {
    expect(by('C++ & C#', { separators: '+#' })).toEqual(['c', '+', '+', 'c', '#'])
    expect(by('Disney+', { separators: '+' })).toEqual(['disney', '+'])
    expect(by('a]b\\c', { separators: ']\\ ' })).toEqual(['a', ']', 'b', '\\', 'c'])
  })

  test('kept diacritics distinguish letters', () => {
    expect(by('Øl après été', { keptDiacritics: 'ø' })).toEqual(['øl', 'apres', 'ete'])
    expect(by('ÉTÉ', { keptDiacritics: 'é' })).toEqual(['été'])
  })

  test('normalization replaces characters', () => {
    expect(by('Käse KÄSE', { normalization: { ä: 'ae' } })).toEqual(['kaese', 'kaese'])
    expect(by('a1', { normalization: { '1': 'i' } })).toEqual(['ai'])
  })

  test('camelCase attributes are split at capital letters', () => {
    const rules = { camelCase: ['code'] }
    expect(by('isPhoneCase', rules, 'code')).toEqual(['is', 'phone', 'case'])
    expect(by('myHTMLFile2Go', rules, 'code')).toEqual(['my', 'html', 'file2', 'go'])
    expect(by('isPhoneCase', rules, 'title')).toEqual(['isphonecase'])
    expect(by('isPhoneCase', rules)).toEqual(['isphonecase'])
  })
})

test('a token has its position in the original text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'É', ' ', '空', 'ß', '-', 'ｶ', 'ー', 'は', '😀', '\u{fe0f}') }),
      (text) => {
        for (const { word, start, end } of tokenize(text, { languages: ['ja'] })) {
          expect(words(text.slice(start, end), 'ja').join('')).toBe(word)
        }
      },
    ),
  )
})

test('the ASCII tokenizer finds the same words as the general one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      expect(tokenize(text, { languages: ['en'] })).toEqual(unicodeWords(text, { languages: ['en'] }))
    }),
  )
})

test('the segmenter splits no word of a script with spaces', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  const unit = fc.constantFrom('a', 'é', 'Z', '7', 'ж', 'λ', ' ', '-', "'", '.')
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const separated = text.replace(/[-'.]/g, ' ')
      const pieces = Array.from(segmenter.segment(separated)).filter((piece) => piece.isWordLike)
      expect(tokenize(text, { languages: ['en'] }).map((token) => token.start)).toEqual(
        pieces.map((piece) => piece.index),
      )
    }),
  )
})

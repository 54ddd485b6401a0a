import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUNDLED } from '#media/artwork/typefaces/typefaces.ts'
import { fontsOf } from './fonts.ts'
import { thinFonts } from './thin-fonts.ts'

const EVERY_FACE = { families: new Set(Object.values(BUNDLED)), bold: true, italic: true, onlyBold: false }

function drawing(text: string, attributes = '') {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 60" font-size="24">' +
    `<text y="30" ${attributes}>${escaped}</text></svg>`
  )
}

function draw(svg: string, text: string, thin: boolean) {
  const font = fontsOf(EVERY_FACE, text)
  const whole = font.fontFiles ?? []
  const fontFiles = [...(thin ? thinFonts(whole, text, svg) : whole)]
  return new Resvg(svg, { font: { ...font, fontFiles }, logLevel: 'off' }).render().pixels
}

const ATTRIBUTES = [
  'font-family="Arimo"',
  'font-family="Tinos" font-style="italic"',
  'font-family="Cousine" font-weight="700"',
  'font-family="Arimo" font-variant="small-caps" letter-spacing="2"',
  'font-family="Tinos" style="font-feature-settings:\'vert\',\'jp78\'"',
]

describe('thin fonts draw the same pixels as the whole fonts', () => {
  it.each([
    ['office fjord ffi ﬁ AVATAR To. 1/2 0123 “quotes” – — … €'],
    ['Ünïcödé Žluťoučký kůň Ελληνικά άέ Русский Ёё'],
    ['東京の図書館、コーヒー「ガ」ー・ヴ １２３ＡＢＣ ㍻ ㈱'],
    ['春节快乐 新品上市，欢迎光临。骨直海'],
    ['안녕하세요 大韓民國 감사합니다 ㄱㄴㄷ'],
    ['e\u0301 ガ \u1112\u1161\u11ab 葛\u{e0100} שלום עִברִית'],
  ])('%s', (text) => {
    for (const attributes of ATTRIBUTES) {
      const svg = drawing(text, attributes)
      const pixels = draw(svg, text, true)
      expect(pixels.equals(draw(svg, text, false))).toBe(true)
      expect(pixels.some((byte) => byte !== 0)).toBe(true)
    }
  })

  it('for any text', () => {
    const character = fc.oneof(
      fc.integer({ min: 0x20, max: 0x17f }),
      fc.integer({ min: 0x180, max: 0x5ff }),
      fc.integer({ min: 0x1e00, max: 0x2bff }),
      fc.integer({ min: 0x3000, max: 0x31ff }),
      fc.integer({ min: 0x4e00, max: 0x9fff }),
      fc.integer({ min: 0xac00, max: 0xd7ff }),
      fc.integer({ min: 0xf900, max: 0xffef }),
    )
    const texts = fc
      .array(character, { minLength: 1, maxLength: 12 })
      .map((codes) => String.fromCodePoint(...codes))
    fc.assert(
      fc.property(texts, fc.constantFrom(...ATTRIBUTES), (text, attributes) => {
        const svg = drawing(text, attributes)
        expect(draw(svg, text, true).equals(draw(svg, text, false))).toBe(true)
      }),
      { numRuns: 20 },
    )
  }, 60_000)
})

describe('thin fonts', () => {
  const [japanese = ''] = fontsOf(EVERY_FACE, '東京の').fontFiles?.filter((file) => /JP/.test(file)) ?? []

  it.runIf(process.platform === 'linux')('keep the characters of earlier texts in one file', () => {
    const [first] = thinFonts([japanese], '東の', drawing('東の'))
    expect(first).toMatch(/^\/proc\/self\/fd\/\d+$/)
    expect(thinFonts([japanese], 'の東', drawing('の東'))).toEqual([first])
  })

  it.each([
    ['vertical text', drawing('東', 'writing-mode="tb"'), '東'],
    ['embedded drawings', `${drawing('東')}<image href=""/>`, '東'],
    ['scripts that combine characters', drawing('שלום'), 'שלום'],
  ])('are the whole files for %s', (_, svg, text) => {
    expect(thinFonts([japanese], text, svg)).toEqual([japanese])
  })

  it('are the whole files where they are not TrueType', () => {
    expect(thinFonts([import.meta.filename], 'a', drawing('a'))).toEqual([import.meta.filename])
  })
})

import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { parseSvg } from '#media/artwork/svg/parse.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'
import { withBundledTypefaces } from '#media/artwork/typefaces/replace-typefaces.ts'
import { BUNDLED } from '#media/artwork/typefaces/typefaces.ts'
import { fontsFor, fontsOf } from './fonts.ts'

const EVERY_FACE = { families: new Set(Object.values(BUNDLED)), bold: true, italic: true, onlyBold: false }

function bundled(inner: string) {
  const parsed = parseSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60" font-size="24">${inner}</svg>`,
  )
  const found = parsed.ok ? withBundledTypefaces(parsed.value) : null
  if (found === null) throw new Error('no text')
  return found
}
function draw(found: ReturnType<typeof bundled>, font: NonNullable<ResvgRenderOptions['font']>) {
  return new Resvg(serialiseSvg(found.root), { font, logLevel: 'off' }).render().pixels
}
const filesOf = (inner: string) =>
  fontsFor(bundled(inner)).fontFiles?.map((file) => file.slice(file.lastIndexOf('/') + 1, -4))

describe('the fonts for a drawing', () => {
  it.each([
    ['<text y="30" font-family="Inter">Hello</text>'],
    [
      '<text y="30">Plain <tspan font-style="italic">and</tspan> <tspan font-weight="800">bold</tspan></text>',
    ],
    ['<text y="30" style="font:italic 700 20px Georgia,serif">Both</text>'],
    ['<style>.c{font-family:Courier;font-weight:bold}</style><text y="30" class="c">code → ⟶ Ω Д ש</text>'],
    ['<text y="30" font-family="monospace">ᴀ ḁ ʷ Ϗ</text>'],
    ['<text y="30" font-family="sans-serif">東京の図書館 Café</text>'],
    ['<text y="30">안녕 大韓</text>'],
    ['<text y="30">图书馆</text>'],
  ])('draw it as all bundled fonts would: %s', (inner) => {
    const found = bundled(inner)
    const narrow = draw(found, fontsFor(found))
    expect(narrow.equals(draw(found, fontsOf(EVERY_FACE, found.text)))).toBe(true)
    expect(narrow.some((byte) => byte !== 0)).toBe(true)
  })

  it('are only those that its text needs', () => {
    expect(filesOf('<text font-family="Inter">Hello</text>')).toEqual(['Arimo_400Regular'])
    expect(filesOf('<text font-weight="700">東京の</text>')).toEqual([
      'Tinos_400Regular',
      'Tinos_700Bold',
      'NotoSansJP_700Bold',
    ])
  })
})

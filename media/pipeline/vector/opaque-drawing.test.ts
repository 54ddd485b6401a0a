import { createRequire } from 'node:module'
import type { IconifyJSON } from '@iconify/types'
import { describe, expect, test } from 'vitest'
import { parseSvg } from '#media/artwork/svg/parse.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'
import type { SvgElement } from '#media/artwork/svg/tree.ts'
import { drawSvg, simplifySvg } from '../render/draw-svg.ts'
import { isOpaqueDrawing } from './opaque-drawing.ts'
import { featuresIn, readDrawing } from './read-drawing.ts'

const require = createRequire(import.meta.url)

function rootOf(body: string, size = 24): SvgElement {
  const parsed = parseSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
      `viewBox="0 0 ${size} ${size}">${body}</svg>`,
  )
  if (!parsed.ok) throw new Error(parsed.detail)
  return parsed.value
}

function thoroughFeatures(root: SvgElement) {
  const simplified = simplifySvg({ type: 'svg', root, text: serialiseSvg(root), animated: false })
  return readDrawing(simplified).features
}

test.each(['solar', 'fluent-color', 'meteocons'])('outlines add no feature to any icon of %s', (set) => {
  const { icons, width = 16 } = require(`@iconify-json/${set}/icons.json`) as IconifyJSON
  const simplified = Object.values(icons)
    .filter((_, at) => at % 40 === 0)
    .map((icon) => rootOf(icon.body, icon.width ?? width))
    .map((root) => simplifySvg({ type: 'svg', root, text: serialiseSvg(root), animated: false }))
  expect(simplified.map(featuresIn)).toEqual(simplified.map((svg) => readDrawing(svg).features))
  expect(simplified.some((svg) => featuresIn(svg).length > 0)).toBe(true)
})

test('a drawing is simplified in the same way after it was drawn at another size', () => {
  const body = '<g opacity=".5"><path d="M0 0h9v9z"/><text x="2" y="9" fill-opacity=".4">Sale</text></g>'
  const pictureOf = (root: SvgElement) =>
    ({ type: 'svg', root, text: serialiseSvg(root), animated: false }) as const
  const drawn = pictureOf(rootOf(body))
  drawSvg(drawn, { width: 96, height: 96 })
  expect(simplifySvg(drawn)).toBe(simplifySvg(pictureOf(rootOf(body))))
})

describe('a drawing that is called opaque', () => {
  test.each(['tabler', 'solar', 'fluent-emoji-flat'])('has no feature in any icon of %s', (set) => {
    const { icons, width = 16 } = require(`@iconify-json/${set}/icons.json`) as IconifyJSON
    const roots = Object.values(icons)
      .filter((_, at) => at % 40 === 0)
      .map((icon) => rootOf(icon.body, icon.width ?? width))
    const opaque = roots.filter(isOpaqueDrawing)
    expect(opaque.length).toBeGreaterThan(roots.length / 4)
    expect(opaque.flatMap(thoroughFeatures)).toEqual([])
  })

  test('may have gradients', () => {
    const gradient =
      '<defs><linearGradient id="a"><stop stop-color="#f00"/><stop offset="1" stop-color="blue"/></linearGradient></defs>'
    expect(isOpaqueDrawing(rootOf(`${gradient}<path fill="url(#a)" d="M0 0h9v9z"/>`))).toBe(true)
  })

  test.each([
    ['in a colour of three numbers', '<text x="2" y="9" fill="hsl(67 60% 45%)">Sale</text>'],
    ['in commas', '<text x="2" y="9" fill="rgb(10, 20,30)">Sale</text>'],
    [
      'with parts, decorations and spacing',
      '<text x="2" y="9" font-size="5" text-decoration="underline" letter-spacing="2"><tspan font-weight="700" dy="2">Sa</tspan>le</text>',
    ],
    ['in East Asian scripts', '<text x="2" y="9" stroke="red" font-family="sans-serif">夏の春节감사</text>'],
    ['with symbols', '<text x="2" y="9">★ 😀 ♥</text>'],
  ])('may have text %s', (_, body) => {
    const root = rootOf(body)
    expect(isOpaqueDrawing(root)).toBe(true)
    expect(thoroughFeatures(root)).toEqual([])
  })
})

test.each([
  ['an opacity', '<g opacity=".5"><path d="M0 0h9v9z"/></g>'],
  ['a transparent colour', '<path fill="#ff000080" d="M0 0h9v9z"/>'],
  ['a colour with an alpha channel', '<path fill="rgba(0,0,0,.5)" d="M0 0h9v9z"/>'],
  ['a fourth number in its colour', '<path fill="rgb(0,0,0,.5)" d="M0 0h9v9z"/>'],
  ['an alpha channel after a slash', '<path fill="hsl(0 0% 0% / .5)" d="M0 0h9v9z"/>'],
  ['transparent text', '<text y="9" fill-opacity=".5">Sale</text>'],
  ['a style', '<path style="mix-blend-mode:multiply" d="M0 0h9v9z"/>'],
  ['a mask', '<mask id="m"><path fill="#fff" d="M0 0h5v5z"/></mask><path mask="url(#m)" d="M0 0h9v9z"/>'],
  ['a picture', '<image href="data:image/png;base64,AA==" width="9" height="9"/>'],
  [
    'a transparent stop',
    '<linearGradient id="a"><stop stop-color="#f00" stop-opacity=".5"/></linearGradient><path fill="url(#a)" d="M0 0h9v9z"/>',
  ],
  [
    'a gradient that repeats',
    '<linearGradient id="a" spreadMethod="repeat"><stop/><stop offset="1"/></linearGradient><path fill="url(#a)" d="M0 0h9v9z"/>',
  ],
])('a drawing with %s is not called opaque', (_, body) => {
  expect(isOpaqueDrawing(rootOf(body))).toBe(false)
})

import { createRequire } from 'node:module'
import type { IconifyJSON } from '@iconify/types'
import { describe, expect, test } from 'vitest'
import { parseSvg } from '#media/artwork/svg/parse.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'
import type { SvgElement } from '#media/artwork/svg/tree.ts'
import { simplifySvg } from '../render/draw-svg.ts'
import { isOpaqueDrawing } from './opaque-drawing.ts'
import { readDrawing } from './read-drawing.ts'

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
})

test.each([
  ['an opacity', '<g opacity=".5"><path d="M0 0h9v9z"/></g>'],
  ['a transparent colour', '<path fill="#ff000080" d="M0 0h9v9z"/>'],
  ['a colour with an alpha channel', '<path fill="rgba(0,0,0,.5)" d="M0 0h9v9z"/>'],
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

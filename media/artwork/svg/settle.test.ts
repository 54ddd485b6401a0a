import { describe, expect, it } from 'vitest'
import { motionOf, readClock } from '#media/artwork/svg/motion.ts'
import { parseSvg } from '#media/artwork/svg/parse.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'
import { settleSvg } from '#media/artwork/svg/settle.ts'

function rootOf(content: string) {
  const parsed = parseSvg(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)
  if (!parsed.ok) throw new Error(parsed.detail)
  return parsed.value
}
const settled = (content: string) =>
  serialiseSvg(settleSvg(rootOf(content)))
    .replace('<svg xmlns="http://www.w3.org/2000/svg">', '')
    .replace('</svg>', '')

describe('a still of an animated drawing', () => {
  it.each([
    [
      'is drawn to its end',
      '<path stroke-dashoffset="60"><animate attributeName="stroke-dashoffset" values="60;0" fill="freeze"/></path>',
      '<path stroke-dashoffset="0"/>',
    ],
    [
      'has what is set and stays',
      '<g opacity="0"><set attributeName="opacity" to="1" fill="freeze"/></g>',
      '<g opacity="1"/>',
    ],
    [
      'keeps what is set for a while',
      '<g opacity="0"><set attributeName="opacity" to="1"/></g>',
      '<g opacity="0"/>',
    ],
    [
      'is caught part of the way through what repeats',
      '<g><animate attributeName="r" from="0" to="10" repeatCount="indefinite"/></g>',
      '<g r="4"/>',
    ],
    [
      'keeps what cannot be mixed',
      '<path d="M0 0"><animate attributeName="d" values="M0 0;M1 1"/></path>',
      '<path d="M0 0"/>',
    ],
    [
      'is turned as it ends up',
      '<g transform="scale(2)"><animateTransform attributeName="transform" type="rotate" additive="sum" from="0" to="45" fill="freeze"/></g>',
      '<g transform="scale(2) rotate(45)"/>',
    ],
  ])('%s', (_, moving, still) => expect(settled(moving)).toBe(still))
})

it('can be taken midway, for drawings that are empty at the end', () => {
  const fading = '<g opacity="1"><animate attributeName="opacity" values="1;0" fill="freeze"/></g>'
  expect(settled(fading)).toBe('<g opacity="0"/>')
  expect(serialiseSvg(settleSvg(rootOf(fading), { at: 'midway', phase: 0.4 }))).toContain(
    '<g opacity="0.6"/>',
  )
})

describe('motion', () => {
  it('is found in SMIL and in key frames, with the longest duration', () => {
    expect(motionOf(rootOf('<path/>'))).toEqual({ animated: false, durationMs: null })
    expect(motionOf(rootOf('<g><animate dur="0.4s"/><set dur="1200ms"/></g>'))).toEqual({
      animated: true,
      durationMs: 1200,
    })
    expect(motionOf(rootOf('<style>@keyframes a {}</style>'))).toEqual({ animated: true, durationMs: null })
  })

  it.each([
    ['2', 2000],
    ['.5s', 500],
    ['80ms', 80],
    ['1min', 60_000],
    ['01:02.5', 62_500],
    ['1:00:01', 3_601_000],
    ['indefinite', null],
    [undefined, null],
  ])('reads the clock value %s', (text, milliseconds) => expect(readClock(text)).toBe(milliseconds))
})

import { describe, expect, it } from 'vitest'
import { canonicalSvg } from '#media/artwork/svg/canonical.ts'
import { geometrySignature } from '#media/artwork/svg/geometry.ts'
import { parseSvg } from '#media/artwork/svg/parse.ts'

function rootOf(content: string, attributes = 'viewBox="0 0 24 24"') {
  const parsed = parseSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`)
  if (!parsed.ok) throw new Error(parsed.detail)
  return parsed.value
}
const canonical = (content: string) => canonicalSvg(rootOf(content))
const signature = (content: string, attributes?: string) => geometrySignature(rootOf(content, attributes))

describe('canonicalSvg', () => {
  it('gives equal text for different notations of one drawing', () => {
    const one = canonical(
      '<title>Heart</title><linearGradient id="paint0"/><path id="p" fill="url(#paint0)" d="M1,1 h.5L3-2z"/>',
    )
    const other = canonical(
      '<linearGradient id="x"/><path d="M 1 1 L1.50000001 1 3 -2 Z" fill="url(#x)" class="a"/>',
    )
    expect(one).toBe(other)
  })

  it('gives different text for another colour, another shape and another order', () => {
    const plain = canonical('<path d="M1 1h2" fill="#f00"/><path d="M1 1v2"/>')
    expect(canonical('<path d="M1 1h2" fill="#f01"/><path d="M1 1v2"/>')).not.toBe(plain)
    expect(canonical('<path d="M1 1h3" fill="#f00"/><path d="M1 1v2"/>')).not.toBe(plain)
    expect(canonical('<path d="M1 1v2"/><path d="M1 1h2" fill="#f00"/>')).not.toBe(plain)
  })

  it('keeps names that a style sheet selects by', () => {
    const styled = '<style>.a { fill: red }</style>'
    expect(canonical(`${styled}<path class="a" d="M0 0h1"/>`)).not.toBe(
      canonical(`${styled}<path d="M0 0h1"/>`),
    )
  })
})

describe('geometrySignature', () => {
  const heart = '<path d="M4 4h16v8a8 8 0 01-16 0z" fill="#f00"/><circle cx="12" cy="18" r="3"/>'
  const plain = signature(heart)

  it.each([
    ['colour and names', heart.replace('#f00', '#00f').replace('<circle', '<circle id="c" class="d"')],
    ['place', `<g transform="translate(5 -3)">${heart}</g>`],
    ['scale', `<g transform="scale(3.7)">${heart}</g>`],
    ['place and scale by matrix', `<g transform="matrix(2 0 0 2 7 9)">${heart}</g>`],
    [
      'the commands used',
      '<path d="M4 4 20 4 20 12A8 8 0 0 1 4 12Z"/><ellipse cx="12" cy="18" rx="3" ry="3"/>',
    ],
    ['being drawn through a use', `<defs><g id="h">${heart}</g></defs><use href="#h" x="2"/>`],
    ['being drawn through a symbol', `<symbol id="h">${heart}</symbol><use href="#h"/>`],
  ])('does not change with %s', (_, content) => expect(signature(content)).toBe(plain))

  it.each([
    ['a shape moves against another', heart.replace('cx="12"', 'cx="13"')],
    ['it is mirrored', `<g transform="scale(-1 1) rotate(10)">${heart}</g>`],
    ['it is squeezed', `<g transform="scale(1 .9)">${heart}</g>`],
    ['a shape is added', `${heart}<path d="M5 5h1"/>`],
  ])('changes when %s', (_, content) => expect(signature(content)).not.toBe(plain))

  it('is empty without shapes', () => {
    expect(signature('<defs><path d="M0 0h1"/></defs><text>words</text>')).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { parseSvg } from '#media/artwork/svg/parse.ts'
import { withBundledTypefaces } from './replace-typefaces.ts'
import { facesOf } from './text-faces.ts'

function faces(inner: string) {
  const parsed = parseSvg(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)
  const found = parsed.ok ? withBundledTypefaces(parsed.value) : null
  if (found === null) throw new Error('no text')
  const { families, ...others } = facesOf(found.root)
  return { families: [...families].sort().join(), ...others }
}

describe('facesOf', () => {
  it.each([
    ['are the default where none is named', '<text>a</text>', 'Tinos', false, false],
    ['are those that its text inherits', '<g font-family="Arial"><text>a</text></g>', 'Arimo', false, false],
    [
      'are not those that no text has',
      '<g font-family="Arial"><text font-family="serif">a</text></g>',
      'Tinos',
      false,
      false,
    ],
    [
      'are of each span',
      '<text font-family="Arial">a<tspan font-family="monospace" font-style="italic">b</tspan></text>',
      'Arimo,Cousine',
      false,
      true,
    ],
    ['follow a style', '<text style="font-family:Arial;font-weight:600">a</text>', 'Arimo', true, false],
    [
      'take the style before the attribute',
      '<text font-weight="700" style="font-weight:500">a</text>',
      'Tinos',
      false,
      false,
    ],
    [
      'are all that a style sheet names',
      '<style>.a{font:italic bold 9px Courier}</style><text>a</text>',
      'Cousine,Tinos',
      true,
      true,
    ],
    ['are lighter up to 500', '<text font-weight="500">a</text>', 'Tinos', false, false],
    ['are bold above 500', '<text font-weight="550">a</text>', 'Tinos', true, false],
  ] as const)('%s', (_, inner, families, bold, italic) => {
    expect(faces(inner)).toMatchObject({ families, bold, italic })
  })

  it('is bold only where no text is lighter', () => {
    expect(faces('<text font-weight="bold">a</text>').onlyBold).toBe(true)
    expect(faces('<text font-weight="bold">a<tspan font-weight="normal">b</tspan></text>').onlyBold).toBe(
      false,
    )
    expect(faces('<style>text{font-weight:bold}</style><text font-weight="bold">a</text>').onlyBold).toBe(
      false,
    )
  })
})

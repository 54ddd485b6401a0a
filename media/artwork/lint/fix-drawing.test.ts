import { describe, expect, it } from 'vitest'
import { sanitiseSvg } from '#media/artwork/svg/sanitise.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'
import { drawingFacts } from './drawing-facts.ts'
import { fixDrawing } from './fix-drawing.ts'

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'

function rootOf(content: string) {
  const safe = sanitiseSvg(`${HEAD}${content}</svg>`)
  if (!safe.ok) throw new Error(safe.code)
  return safe.value.root
}

function fixed(content: string, snapsToGrid = true) {
  const { root, fixes } = fixDrawing(rootOf(content), { snapsToGrid })
  const text = serialiseSvg(root).slice(HEAD.length, -'</svg>'.length)
  return { text, fixes, again: fixDrawing(root, { snapsToGrid }).fixes, facts: drawingFacts(root) }
}

/** What is written, and what remains of it. */
const CASES = [
  ['an empty group', '<g><g/></g><path d="M1 1h5v5"/>', '<path d="M1 1h5v5"/>', { L404: 1 }],
  [
    'a hidden group',
    '<g display="none"><path d="M1 1h5"/></g><path d="M1 1h5v5"/>',
    '<path d="M1 1h5v5"/>',
    { L419: 1 },
  ],
  [
    'a shape without paint',
    '<path fill="none" d="M1 1h5v5"/><path d="M1 1h5v5"/>',
    '<path d="M1 1h5v5"/>',
    { L419: 1 },
  ],
  ['a shape hidden by its style', '<path style="opacity:0" d="M1 1h5v5"/>', '', { L419: 1 }],
  [
    'relative commands',
    '<path d="m4.003 11 8-7.002 8 7z"/>',
    '<path d="M4 11L12.003 3.998L20.003 10.998Z"/>',
    {},
  ],
  [
    'a rectangle beside the grid',
    '<rect x="1.996" y="3" width="8" height="8"/>',
    '<rect x="2" y="3" width="8" height="8"/>',
    { L410: 1 },
  ],
  [
    'a polygon beside the grid',
    '<polygon points="1,1 5.001,1 5,5"/>',
    '<polygon points="1 1 5 1 5 5"/>',
    { L410: 1 },
  ],
] as const

describe('fixDrawing', () => {
  it.each(CASES.filter(([name]) => name !== 'relative commands'))(
    'fixes %s once and for all',
    (_, written, expected, fixes) => {
      const result = fixed(written)
      expect(result.text).toBe(expected)
      expect(result.fixes).toEqual(fixes)
      expect(result.again).toEqual({})
    },
  )

  it('moves relative ends onto the grid without moving the others', () => {
    expect(fixed('<path d="m4.003 11 8-7.002 8 7z"/>')).toMatchObject({
      text: '<path d="M4 11L12 4L20 11Z"/>',
      fixes: { L410: 5 },
      again: {},
    })
    expect(fixed('<path d="M4.1 11a3.3 3.3 0 016.2 0v1.001q1 1 2.2 3t.3.3"/>').text).toBe(
      '<path d="M4.1 11A3.3 3.3 0 0 1 10.3 11V12Q11.3 13.001 12.5 15T12.8 15.301"/>',
    )
  })

  it('leaves coordinates alone where the work is no icon, and inside of a transform', () => {
    expect(fixed('<path d="M1.001 1h5v5"/>', false).fixes).toEqual({})
    expect(fixed('<g transform="scale(2)"><path d="M1.001 1h5v5"/></g>').fixes).toEqual({})
  })

  it.each([
    ['is referenced', '<g id="a"/><use href="#a"/><path d="M1 1h5v5"/>'],
    ['has a marker', '<path fill="none" marker-end="url(#m)" d="M1 1h5v5"/>'],
    [
      'is animated',
      '<path opacity="0" d="M1 1h5v5"><animate attributeName="opacity" to="1" dur="1s"/></path>',
    ],
    [
      'may be shown by a style sheet',
      '<style>.a{opacity:1}</style><path class="a" opacity="0" d="M1 1h5v5"/>',
    ],
    [
      'is a clip path',
      '<clipPath id="c"><path fill="none" d="M1 1h5v5"/></clipPath><path clip-path="url(#c)" d="M1 1h9v9"/>',
    ],
  ])('keeps an element that %s', (_, written) => {
    const { fixes, facts } = fixed(written)
    expect(fixes).toEqual({})
    expect([facts.invisible.count, facts.emptyGroups.count]).toEqual([0, 0])
  })
})

describe('drawingFacts', () => {
  it('measures strokes through transforms, without those that do not scale', () => {
    const facts = drawingFacts(
      rootOf(
        '<g stroke="#000" stroke-width="1"><path d="M1 1h5"/><path d="M1 2h5" transform="scale(2)"/>' +
          '<path d="M1 3h5" transform="scale(2)"/><path vector-effect="non-scaling-stroke" d="M1 4h5"/></g>',
      ),
    )
    expect(facts.strokes).toEqual([
      { width: 83.333, count: 2 },
      { width: 41.667, count: 1 },
    ])
  })

  it('says which part of the picture an element covers, in per mille', () => {
    const [place] = drawingFacts(
      rootOf('<path d="M1 1h5"/><g><text x="1">A</text><path d="M6 30v3H12"/></g>'),
    ).outside.places
    expect(place).toEqual({
      path: 'g[1]/path[1]',
      element: 4,
      region: { left: 250, top: 1_000, right: 500, bottom: 1_000 },
    })
  })

  it('does not call a clipped element outside', () => {
    const clip = '<clipPath id="c"><path d="M0 0h24v24H0z"/></clipPath>'
    expect(drawingFacts(rootOf(`${clip}<g clip-path="url(#c)"><path d="M6 30v3"/></g>`)).outside.count).toBe(
      0,
    )
  })

  it('counts each colour of fills, strokes, styles and gradients once', () => {
    const { colours, colourCount } = drawingFacts(
      rootOf(
        '<linearGradient id="g"><stop stop-color="#00f"/></linearGradient><path fill="red" d="M1 1h5v5"/>' +
          '<path style="stroke:#ff0000;fill:none" d="M1 1h5v5"/><path d="M1 1h5v5"/>',
      ),
    )
    expect([colours, colourCount]).toEqual([['#000000', '#ff0000'], 3])
  })

  it('does not take a dot with round caps for a stray point', () => {
    const dot = (cap: string) => `<path stroke="#000" stroke-linecap="${cap}" d="M1 1h5M12 12h0"/>`
    expect(drawingFacts(rootOf(dot('round'))).strayPoints.count).toBe(0)
    expect(drawingFacts(rootOf(dot('butt'))).strayPoints.count).toBe(1)
  })
})

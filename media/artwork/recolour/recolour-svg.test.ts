import { describe, expect, it } from 'vitest'
import { parseSvg } from '#media/artwork/svg/parse.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'
import { recolourSvg, svgColours } from './recolour-svg.ts'

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg"'

function rootOf(content: string, attributes = '') {
  const parsed = parseSvg(`${OPEN}${attributes}>${content}</svg>`)
  if (!parsed.ok) throw new Error(parsed.detail)
  return parsed.value
}

const colours = (content: string, attributes?: string) => svgColours(rootOf(content, attributes))
const recoloured = (content: string, map: Record<string, string>, attributes?: string) =>
  serialiseSvg(recolourSvg(rootOf(content, attributes), new Map(Object.entries(map)))).slice(OPEN.length)

describe('svgColours', () => {
  it('lists the colours of shapes, lines, gradients and style sheets in every notation', () => {
    expect(
      colours(
        `<style>.a{fill:RED;stroke : rgb(0,0,255) !important}</style><linearGradient><stop stop-color="#0F0"/></linearGradient>
         <path class="a" style="stroke:hsl(60,100%,50%)"/><path fill="#123456" stroke="none"/>`,
      ),
    ).toEqual(['#ff0000', '#0000ff', '#00ff00', '#ffff00', '#123456'])
  })

  it('counts black where no colour is set', () => {
    expect(colours('<path d="M0 0"/>')).toEqual(['#000000'])
    expect(colours('<path stroke="currentColor"/>', ' fill="none"')).toEqual(['#000000'])
    expect(colours('<g fill="#ff0000"><path/></g>')).toEqual(['#ff0000'])
    expect(colours('<g style="fill:#ff0000"><path/></g>')).toEqual(['#ff0000'])
  })

  it('ignores invisible colours and those of masks and filters', () => {
    expect(colours('<path fill="#ff000000"/><mask><path fill="#fff"/></mask><path fill="url(#a)"/>')).toEqual(
      [],
    )
    expect(colours('<filter><feFlood flood-color="#ff0000"/></filter>')).toEqual([])
  })
})

describe('recolourSvg', () => {
  it('replaces a colour everywhere and keeps its transparency', () => {
    expect(
      recoloured(
        '<style>.a{fill:#f00;opacity:.5}</style><path class="a" style="stroke: red;stroke-width:2"/><path fill="#FF000080"/>',
        { '#ff0000': '#00aa00' },
      ),
    ).toBe(
      '><style>.a{fill:#00aa00;opacity:.5}</style><path class="a" style="stroke: #00aa00;stroke-width:2"/><path fill="#00aa0080"/></svg>',
    )
  })

  it('changes each colour once, so that two can be swapped', () => {
    const swap = { '#ff0000': '#0000ff', '#0000ff': '#ff0000' }
    const drawing = '<path fill="#ff0000"/><path fill="#0000ff"/>'
    expect(recoloured(drawing, swap)).toBe('><path fill="#0000ff"/><path fill="#ff0000"/></svg>')
  })

  it('keeps gradients and recolours their stops', () => {
    expect(
      recoloured(
        '<linearGradient id="g"><stop stop-color="#fff"/><stop offset="1"/></linearGradient><path fill="url(#g)"/>',
        {
          '#ffffff': '#ffeecc',
          '#000000': '#332211',
        },
      ),
    ).toBe(
      '><linearGradient id="g"><stop stop-color="#ffeecc"/><stop offset="1" stop-color="#332211"/></linearGradient><path fill="url(#g)"/></svg>',
    )
  })

  it('gives `currentColor` and shapes without a fill the new colour of black', () => {
    const map = { '#000000': '#6563ff' }
    expect(recoloured('<path stroke="currentColor"/>', map, ' fill="none"')).toBe(
      ' fill="none"><path stroke="#6563ff"/></svg>',
    )
    expect(recoloured('<path/>', map)).toBe(' fill="#6563ff"><path/></svg>')
  })

  it('keeps the default black of masks', () => {
    expect(
      recoloured('<mask id="m"><path/><path fill="#fff"/></mask><path mask="url(#m)"/>', {
        '#000000': '#6563ff',
        '#ffffff': '#000000',
      }),
    ).toBe(
      ' fill="#6563ff"><mask id="m" fill="#000000"><path/><path fill="#fff"/></mask><path mask="url(#m)"/></svg>',
    )
  })

  it('recolours the values of an animation and keeps its end', () => {
    expect(
      recoloured('<path fill="red"><animate attributeName="fill" values="red;#fff" fill="freeze"/></path>', {
        '#ff0000': '#00aa00',
      }),
    ).toBe(
      '><path fill="#00aa00"><animate attributeName="fill" values="#00aa00;#fff" fill="freeze"/></path></svg>',
    )
  })

  it('keeps the drawing unchanged when no colour changes', () => {
    const drawing = '<style>.a{fill:red}</style><path class="a"/><path fill="currentColor" d="M0 0"/>'
    expect(recoloured(drawing, {})).toBe(`>${drawing}</svg>`)
  })
})

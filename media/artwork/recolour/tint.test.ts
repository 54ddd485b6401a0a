import { expect, it } from 'vitest'
import { okLab } from '#domain/search/oklab.ts'
import { tint } from './tint.ts'

const RED = { ink: '#3a0f14', accent: '#f0525a', paper: '#ffe6e2' }

it('maps the darkest colour to the ink, the lightest to the paper, and one as light as the accent to the accent', () => {
  expect(tint(['#000000', '#ffffff', RED.accent], RED)).toEqual(
    new Map([
      ['#000000', RED.ink],
      ['#ffffff', RED.paper],
      [RED.accent, RED.accent],
    ]),
  )
})

it('keeps the order of lightness', () => {
  const colours = ['#111111', '#1e3a8a', '#6563ff', '#a3a3a3', '#fde68a']
  const lightnesses = [...tint(colours, RED).values()].map((hex) => okLab(hex)[0])
  expect(lightnesses).toEqual([...lightnesses].sort((one, other) => one - other))
})

it('maps a single colour to the accent, and no colours to no mapping', () => {
  expect(tint(['#000000'], RED)).toEqual(new Map([['#000000', RED.accent]]))
  expect(tint([], RED)).toEqual(new Map())
})

import { expect, it } from 'vitest'
import { okLab } from '#domain/search/oklab.ts'
import { tint } from './tint.ts'

const RED = { ink: '#3a0f14', accent: '#f0525a', paper: '#ffe6e2' }

it('gives the darkest the ink, the lightest the paper, and what is as light as the accent the accent', () => {
  expect(tint(['#000000', '#ffffff', RED.accent], RED)).toEqual(
    new Map([
      ['#000000', RED.ink],
      ['#ffffff', RED.paper],
      [RED.accent, RED.accent],
    ]),
  )
})

it('keeps light above shade', () => {
  const colours = ['#111111', '#1e3a8a', '#6563ff', '#a3a3a3', '#fde68a']
  const lightnesses = [...tint(colours, RED).values()].map((hex) => okLab(hex)[0])
  expect(lightnesses).toEqual([...lightnesses].sort((one, other) => one - other))
})

it('shows a single colour as the accent, whatever it is, and nothing as nothing', () => {
  expect(tint(['#000000'], RED)).toEqual(new Map([['#000000', RED.accent]]))
  expect(tint([], RED)).toEqual(new Map())
})

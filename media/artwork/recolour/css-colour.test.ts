import { expect, it } from 'vitest'
import { readColour, writeColour } from './css-colour.ts'

it.each([
  ['#F0a', '#ff00aa', 1],
  ['#ff00aa', '#ff00aa', 1],
  ['#ff00aa80', '#ff00aa', 128 / 255],
  ['#f0a8', '#ff00aa', 136 / 255],
  [' RebeccaPurple ', '#663399', 1],
  ['rgb(255, 0, 170)', '#ff00aa', 1],
  ['rgb(100% 0% 66.6%)', '#ff00aa', 1],
  ['rgba(300, -1, 0, .5)', '#ff0000', 0.5],
  ['rgb(255 0 0 / 25%)', '#ff0000', 0.25],
  ['hsl(0, 100%, 50%)', '#ff0000', 1],
  ['hsl(120deg 100% 25%)', '#008000', 1],
  ['hsla(-120, 100%, 50%, 0)', '#0000ff', 0],
])('%s is %s', (text, hex, alpha) => {
  expect(readColour(text)).toEqual({ hex, alpha })
})

it.each([
  '',
  'none',
  'currentColor',
  'transparent',
  'inherit',
  'url(#a)',
  '#ff',
  '#ggg',
  'rgb(1, 2)',
  'rgb(a, b, c)',
  'constructor',
])('“%s” is not a colour', (text) => {
  expect(readColour(text)).toBeNull()
})

it('writes an opaque colour in its short form, and keeps transparency', () => {
  expect(writeColour({ hex: '#ff00aa', alpha: 1 })).toBe('#ff00aa')
  expect(writeColour({ hex: '#ff00aa', alpha: 0.5 })).toBe('#ff00aa80')
  expect(writeColour({ hex: '#ff00aa', alpha: 0 })).toBe('#ff00aa00')
})

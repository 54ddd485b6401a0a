import { expect, it } from 'vitest'
import { nameColours } from './name-colours.ts'

it('names each colour, and numbers those with the same name', () => {
  expect(nameColours(['#000000', '#e11d48', '#18181b'])).toEqual([
    { hex: '#000000', name: 'black', number: 1 },
    { hex: '#e11d48', name: 'red', number: 1 },
    { hex: '#18181b', name: 'black', number: 2 },
  ])
})

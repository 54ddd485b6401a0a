import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHADE_NAMES, SHADES } from '#domain/colours/shades.ts'
import { groupColours, nameColours } from './name-colours.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const namesOf = (colours: readonly string[]) => nameColours(colours).map(({ name }) => name)

describe('names of colours', () => {
  it.each(SHADE_NAMES)('the typical value of %s has its name', (name) => {
    expect(namesOf([SHADES[name]])).toEqual([name])
  })

  it('differ for colours of one family', () => {
    expect(namesOf(['#dc2626', '#be123c', '#ff7f6b', '#a8402d'])).toEqual([
      'red',
      'crimson',
      'coral',
      'brick',
    ])
  })

  it('are numbered where no other name is near enough', () => {
    expect(nameColours(['#ffffff', '#ffffff'])).toEqual([
      { hex: '#ffffff', name: 'white', number: 1 },
      { hex: '#ffffff', name: 'offWhite', number: 1 },
    ])
    expect(nameColours(['#7c5cf6', '#7c5cf6'])).toEqual([
      { hex: '#7c5cf6', name: 'violet', number: 1 },
      { hex: '#7c5cf6', name: 'violet', number: 2 },
    ])
  })

  it('are unique together with their numbers', () => {
    fc.assert(
      fc.property(fc.array(hex, { maxLength: 30 }), (colours) => {
        const named = nameColours(colours).map(({ name, number }) => `${name} ${number}`)
        expect(new Set(named).size).toBe(colours.length)
      }),
    )
  })
})

describe('groups of colours', () => {
  it('join colours that look the same, and keep others apart', () => {
    expect(groupColours(['#2563eb', '#dc2626', '#2664eb', '#1e2f6b'])).toEqual([
      { hex: '#2563eb', members: ['#2563eb', '#2664eb'] },
      { hex: '#dc2626', members: ['#dc2626'] },
      { hex: '#1e2f6b', members: ['#1e2f6b'] },
    ])
  })

  it('contain each colour once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(hex, { maxLength: 30 }), (colours) => {
        const members = groupColours(colours).flatMap((group) => group.members)
        expect(members.toSorted()).toEqual(colours.toSorted())
      }),
    )
  })
})

import { expect, it } from 'vitest'
import { collisions, lengthFaults, widthOf } from './copy-limits.ts'

it('accepts a text of exactly its budget and reports a longer one', () => {
  expect(lengthFaults('common.free', 'x'.repeat(12))).toEqual([])
  expect(lengthFaults('common.free', 'x'.repeat(13))).toHaveLength(1)
})

it('applies the budget of a group to each of its texts and no budget to others', () => {
  expect(lengthFaults('dashboard.sections.profile', 'x'.repeat(27))).toHaveLength(1)
  expect(lengthFaults('dashboard.label', 'x'.repeat(200))).toEqual([])
})

it('counts an East Asian character as two', () => {
  expect(widthOf('限定 ab')).toBe(7)
})

it('reports different English texts of one group with the same translation', () => {
  const english = new Map([
    ['menu.save', 'Save'],
    ['menu.keep', 'Keep'],
    ['other.keep', 'Keep'],
  ])
  const german = new Map([...english.keys()].map((key) => [key, 'Speichern']))
  expect(collisions(english, german)).toHaveLength(1)
})

it('accepts the same translation of the same English text, and of singular and plural', () => {
  const english = new Map([
    ['kind.one', 'Icon'],
    ['kind.many', 'Icons'],
    ['menu.a', 'Close'],
    ['menu.b', 'Close'],
  ])
  const japanese = new Map([
    ['kind.one', 'アイコン'],
    ['kind.many', 'アイコン'],
    ['menu.a', '閉じる'],
    ['menu.b', '閉じる'],
  ])
  expect(collisions(english, japanese)).toEqual([])
})

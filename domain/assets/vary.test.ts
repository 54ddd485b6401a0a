import { expect, test } from 'vitest'
import { vary } from './vary.ts'

const works = (...names: string[]) =>
  names.map((name) => ({ pack: name.charAt(0), subject: name.slice(1), name }))
const order = (...names: string[]) => vary(works(...names)).map(({ name }) => name)

test('keeps the order of works that differ', () => {
  expect(order('asun', 'bmoon', 'cstar', 'dcat', 'adog')).toEqual(['asun', 'bmoon', 'cstar', 'dcat', 'adog'])
  expect(vary([])).toEqual([])
})

test('places other packs between the works of one', () => {
  expect(order('asun', 'amoon', 'astar', 'bcat', 'cdog', 'dfox')).toEqual([
    'asun',
    'bcat',
    'cdog',
    'dfox',
    'amoon',
    'astar',
  ])
})

test('does not show a subject again among the next dozen while there are others', () => {
  const subjects = 'sun sun moon cat dog fox owl bee ant cow hen pig rat bat'.split(' ')
  const varied = vary(subjects.map((subject, pack) => ({ pack, subject })))
  expect(varied.map(({ subject }) => subject).lastIndexOf('sun')).toBe(13)
})

test('prefers another subject to another pack where one of them must repeat', () => {
  expect(order('asun', 'bsun', 'amoon')).toEqual(['asun', 'amoon', 'bsun'])
})

test('loses no work', () => {
  expect(order('asun', 'asun', 'asun')).toEqual(['asun', 'asun', 'asun'])
})

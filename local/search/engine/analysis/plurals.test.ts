import { expect, test } from 'vitest'
import { otherNumbers } from './plurals.ts'

test.each([
  ['en', 'icon', 'icons'],
  ['en', 'berry', 'berries'],
  ['en', 'box', 'boxes'],
  ['en', 'brush', 'brushes'],
  ['en', 'child', 'children'],
  ['en', 'leaf', 'leaves'],
  ['de', 'haus', 'hauser'],
  ['de', 'blume', 'blumen'],
  ['de', 'tier', 'tiere'],
  ['de', 'auto', 'autos'],
  ['de', 'lehrerin', 'lehrerinnen'],
  ['de', 'album', 'alben'],
  ['fr', 'fleur', 'fleurs'],
  ['fr', 'oiseau', 'oiseaux'],
  ['fr', 'cheval', 'chevaux'],
  ['fr', 'oeil', 'yeux'],
  ['es', 'flor', 'flores'],
  ['es', 'icono', 'iconos'],
  ['es', 'pez', 'peces'],
  ['pt', 'coracao', 'coracoes'],
  ['pt', 'animal', 'animais'],
  ['pt', 'imagem', 'imagens'],
  ['pt', 'mao', 'maos'],
])('%s: %s and %s are singular and plural of one word', (language, one, many) => {
  expect(otherNumbers(one, [language])).toContain(many)
  expect(otherNumbers(many, [language])).toContain(one)
})

test('a word that only ends like a plural has no singular', () => {
  expect(otherNumbers('glass', ['en'])).not.toContain('glas')
  expect(otherNumbers('as', ['en'])).toEqual([])
})

test('languages are BCP 47 tags; languages without plurals give no forms', () => {
  expect(otherNumbers('icono', ['es-MX'])).toContain('iconos')
  expect(otherNumbers('ハート', ['ja'])).toEqual([])
  expect(otherNumbers('하트', ['ko'])).toEqual([])
})

test('forms of all requested languages are returned', () => {
  expect(otherNumbers('cheval', ['en', 'fr'])).toEqual(expect.arrayContaining(['chevals', 'chevaux']))
})

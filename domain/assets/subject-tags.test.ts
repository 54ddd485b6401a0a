import { expect, test } from 'vitest'
import { subjectTags } from './subject-tags.ts'

const named = (text: string) => text.split(' ').map((slug) => ({ slug }))
const subjectsOf = (text: string) => subjectTags(named(text)).map(({ slug }) => slug)

test('leaves out colours, numbers, directions and acts', () => {
  expect(subjectsOf('red heart love')).toEqual(['heart', 'love'])
  expect(subjectsOf('add folder file')).toEqual(['folder', 'file'])
  expect(subjectsOf('arrow up direction')).toEqual(['arrow', 'direction'])
})

test('keeps the tags of an item that has nothing but modifiers', () => {
  expect(subjectsOf('check')).toEqual(['check'])
  expect(subjectTags([])).toEqual([])
})

test('keeps at most four tags in their order', () => {
  expect(subjectsOf('tree fir forest winter snow')).toEqual(['tree', 'fir', 'forest', 'winter'])
  expect(subjectsOf('green tree fir forest winter snow')).toEqual(['tree', 'fir', 'forest', 'winter'])
})

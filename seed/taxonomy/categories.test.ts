import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { CATEGORIES } from './categories.ts'
import { categorise, categoryWords, significantWords } from './categorise.ts'
import { TREE } from './category-tree.ts'
import { STYLES } from './styles.ts'
import { UNICONS_CATEGORIES, uniconsCategory } from './unicons-categories.ts'

test('every slug is unique', () => {
  const slugs = [...CATEGORIES, ...STYLES].map(({ slug }) => slug)
  expect(CATEGORIES.length).toBe(new Set(CATEGORIES.map(({ slug }) => slug)).size)
  expect(STYLES.length).toBe(new Set(STYLES.map(({ slug }) => slug)).size)
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('a parent precedes its children', () => {
  const seen = new Set<string>()
  for (const { slug, parent } of CATEGORIES) {
    if (parent !== null) expect(seen).toContain(parent)
    seen.add(slug)
  }
})

test('every category and style has a name in every language', () => {
  for (const { names } of [...CATEGORIES, ...STYLES]) {
    for (const locale of LOCALE_CODES) expect(names[locale].trim()).not.toBe('')
  }
})

test('the unicons root has the 27 categories of the specification', () => {
  expect(UNICONS_CATEGORIES).toHaveLength(27)
  expect(CATEGORIES.filter(({ parent }) => parent === 'unicons')).toHaveLength(27)
  expect(uniconsCategory('Cloud And Web')).toBe('unicons-cloud-and-web')
  expect(uniconsCategory('Gardening')).toBeUndefined()
})

test('a word belongs to one category only', () => {
  const words = TREE.flatMap((root) => root.children.flatMap((leaf) => leaf.words.split(' ')))
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})

test.each([
  ['Shopping cart', 'stores'],
  ['Cats', 'pets'],
  ['Cherries', 'fruit-and-vegetables'],
  ['Cloud lightning', 'storms'],
  ['Sun', 'sun-and-sky'],
  ['Ice cream', 'sweets'],
  ['Qwertz', 'signs-and-symbols'],
])('%s is assigned to %s', (title, category) => {
  expect(categorise(significantWords(title))).toBe(category)
})

test("categoryWords returns the words of a category's name and of its root's name", () => {
  expect(categoryWords('pets')).toEqual(['pets', 'animals'])
  expect(categoryWords('signs-and-symbols')).toEqual([])
})

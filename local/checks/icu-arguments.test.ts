import { expect, test } from 'vitest'
import { icuArguments } from './icu-arguments.ts'

test('a plain text uses nothing', () => {
  expect(icuArguments('All icons')).toEqual([])
})

test('arguments are found once each, whatever their order', () => {
  expect(icuArguments('{name} by {author}, {name}')).toEqual(['author', 'name'])
})

test('branches of a plural are looked into, and their words are no arguments', () => {
  expect(icuArguments('{count, plural, one {# icon by {author}} other {# icons by {author}}}')).toEqual([
    'author',
    'count',
  ])
})

test('a format is not a branch', () => {
  expect(icuArguments('{date, date, ::yyyyMMMd}')).toEqual(['date'])
})

test('distinguishes tags from arguments', () => {
  expect(icuArguments('Read the <link>{name}</link>')).toEqual(['<link>', 'name'])
})

test('a quoted brace is text', () => {
  expect(icuArguments("Write '{name}' and it''s {done}")).toEqual(['done'])
})

test('characters outside the basic plane do not shift the braces', () => {
  expect(icuArguments('🎉 {count} 🎉 {kind}')).toEqual(['count', 'kind'])
})

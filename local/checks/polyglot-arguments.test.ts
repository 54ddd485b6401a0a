import { expect, it } from 'vitest'
import { polyglotArguments } from './polyglot-arguments.ts'

it('names each placeholder once, in order', () => {
  expect(polyglotArguments('%{total} %{name}, %{name}')).toEqual(['name', 'total'])
})

it('reads the form for many of a plural', () => {
  expect(polyglotArguments('Delete %{name} |||| Delete %{smart_count} items')).toEqual(['smart_count'])
})

it('finds none in a message without placeholders', () => {
  expect(polyglotArguments('100 % {of} it')).toEqual([])
})

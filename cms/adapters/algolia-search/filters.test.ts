import { describe, expect, it } from 'vitest'
import type { SearchQuery } from '#cms/ports/catalogue-search.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import { choicesOf, filtersOf } from './filters.ts'

const everything: SearchQuery = { ...NO_SEARCH, perPage: 48 }

describe('filtersOf', () => {
  it('says nothing where nothing narrows', () => {
    expect(filtersOf(everything)).toBe('')
  })

  it('wants one of the values of each choice, and of all choices one', () => {
    const query = {
      ...everything,
      kind: 'icon',
      price: 'free',
      style: ['line', 'solid'],
      colour: ['red'],
    } as const
    expect(filtersOf(query)).toBe(
      'kind:"icon" AND free:"true" AND (style:"line" OR style:"solid") AND (colours:"red")',
    )
  })

  it('leaves out one choice, so that its alternatives can be counted', () => {
    const query = { ...everything, kind: 'icon', style: ['line'] } as const
    expect(filtersOf(query, ['style'])).toBe('kind:"icon"')
    expect(filtersOf(query, ['kind'])).toBe('(style:"line")')
  })

  it('wants one value of each trait, though they share an attribute', () => {
    const query = { ...everything, age: ['adult', 'child'], gender: ['female'] }
    expect(filtersOf(query)).toBe('(traits:"gender:female") AND (traits:"age:adult" OR traits:"age:child")')
    expect(filtersOf(query, ['age'])).toBe('(traits:"gender:female")')
  })

  it('narrows packs by what packs have, and bundles by no kind', () => {
    const query = { ...everything, style: ['line'], colour: ['red'] }
    expect(filtersOf({ ...query, form: 'pack' })).toBe('(style:"line")')
    expect(choicesOf({ form: 'pack' })).toEqual(['style', 'category'])
    expect(filtersOf({ ...query, form: 'bundle', kind: 'icon', price: 'exclusive' })).toBe('free:"false"')
  })

  it('takes a value for what it is, whatever it holds', () => {
    expect(filtersOf({ ...everything, contributor: 'a" OR kind:"x\\' })).toBe(
      'contributor:"a\\" OR kind:\\"x\\\\"',
    )
  })
})

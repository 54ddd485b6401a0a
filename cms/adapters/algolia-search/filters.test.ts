import { describe, expect, it } from 'vitest'
import type { SearchQuery } from '#cms/ports/catalogue-search.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import { choicesOf, filtersOf } from './filters.ts'

const everything: SearchQuery = { ...NO_SEARCH, perPage: 48 }

describe('filtersOf', () => {
  it('returns an empty string for a query without filters', () => {
    expect(filtersOf(everything)).toBe('')
  })

  it('joins the values of a choice with OR and the choices with AND', () => {
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

  it('leaves out the excepted choice', () => {
    const query = { ...everything, kind: 'icon', style: ['line'] } as const
    expect(filtersOf(query, ['style'])).toBe('kind:"icon"')
    expect(filtersOf(query, ['kind'])).toBe('(style:"line")')
  })

  it('joins traits with AND although they share an attribute', () => {
    const query = { ...everything, age: ['adult', 'child'], gender: ['female'] }
    expect(filtersOf(query)).toBe('(traits:"gender:female") AND (traits:"age:adult" OR traits:"age:child")')
    expect(filtersOf(query, ['age'])).toBe('(traits:"gender:female")')
  })

  it('filters packs by style and category only, and bundles by price only', () => {
    const query = { ...everything, style: ['line'], colour: ['red'] }
    expect(filtersOf({ ...query, form: 'pack' })).toBe('(style:"line")')
    expect(choicesOf({ form: 'pack' })).toEqual(['style', 'category'])
    expect(filtersOf({ ...query, form: 'bundle', kind: 'icon', price: 'exclusive' })).toBe('free:"false"')
  })

  it('escapes quotes and backslashes in a value', () => {
    expect(filtersOf({ ...everything, contributor: 'a" OR kind:"x\\' })).toBe(
      'contributor:"a\\" OR kind:\\"x\\\\"',
    )
  })
})

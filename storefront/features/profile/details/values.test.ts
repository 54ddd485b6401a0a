import { describe, expect, it } from 'vitest'
import { changeOf, isUnsaved, valuesOf } from './values.ts'

const ada = {
  first_name: 'Ada',
  last_name: null,
  username: 'ada',
  company: 'Engines',
  designation: null,
  country: 'GB',
  locale: 'en',
  social_urls: { x: 'https://x.com/ada' },
} as const
const seen = valuesOf(ada)

describe('what is sent', () => {
  it('is nothing where the form says what was seen', () => {
    expect(changeOf(seen, { ...ada, designation: null })).toBeNull()
    expect(changeOf(seen, {})).toBeNull()
  })

  it('is what was changed, with what stood there, and nothing that another tab may have changed', () => {
    const form = { ...ada, company: null, designation: 'Analyst', social_urls: { x: null, github: null } }
    expect(changeOf(seen, form)).toEqual({
      company: null,
      designation: 'Analyst',
      social_urls: { x: null },
      before: { company: 'Engines', designation: null, 'social_urls.x': 'https://x.com/ada' },
    })
  })
})

it('is unsaved from the first character on, and saved again when it is taken back', () => {
  expect(isUnsaved(seen, Object.entries({ company: 'Engines', last_name: '' }))).toBe(false)
  expect(isUnsaved(seen, Object.entries({ company: 'Engines ' }))).toBe(true)
  expect(isUnsaved(seen, Object.entries({ last_name: 'L' }))).toBe(true)
  expect(isUnsaved(seen, Object.entries({ unknown: 'L' }))).toBe(false)
})

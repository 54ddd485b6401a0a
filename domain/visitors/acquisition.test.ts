import { describe, expect, it } from 'vitest'
import { countryFrom, MAX_UTM_LENGTH, readUtm, refererFrom } from '#domain/visitors/acquisition.ts'

describe('readUtm', () => {
  it('reads utm parameters in any case and nothing else', () => {
    const query = new URLSearchParams('utm_source=x&UTM_Medium=mail&utm_source=y&utm_=z&page=2&utm_campaign=')
    expect(readUtm(query)).toEqual({ utm_source: 'x', utm_medium: 'mail' })
  })

  it('cuts long values', () => {
    const query = new URLSearchParams({ utm_term: 'a'.repeat(MAX_UTM_LENGTH + 1) })
    expect(readUtm(query).utm_term).toHaveLength(MAX_UTM_LENGTH)
  })

  it('reads ten parameters at most', () => {
    const query = new URLSearchParams([...'abcdefghijkl'].map((letter) => [`utm_${letter}`, '1']))
    expect(Object.keys(readUtm(query))).toHaveLength(10)
  })
})

describe('refererFrom', () => {
  const OWN = 'https://motif.example'

  it('keeps the page of another site without its query', () => {
    expect(refererFrom('https://blog.example/post?user=ada#x', OWN)).toBe('https://blog.example/post')
  })

  it.each(['', 'nonsense', `${OWN}/en/icons`, 'android-app://com.example/', 'javascript:alert(1)'])(
    'ignores %j',
    (referrer) => {
      expect(refererFrom(referrer, OWN)).toBeNull()
    },
  )
})

it.each([
  ['in', 'IN'],
  [' DE ', 'DE'],
  ['XX', null],
  ['T1', null],
  ['Germany', null],
  [null, null],
])('reads the country of the header %j as %j', (header, country) => {
  expect(countryFrom(header)).toBe(country)
})

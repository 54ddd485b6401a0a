import { describe, expect, it } from 'vitest'
import { isSiteName, MAX_SITE_NAME_LENGTH, withSiteName } from './site-name.ts'

describe('isSiteName', () => {
  it.each(['Ada', 'O’Brien & Sons', "Ada's", '図案'])('accepts %s', (name) => {
    expect(isSiteName(name)).toBe(true)
  })

  it.each(['', ' Ada', 'Ada ', 'A{d}a', '<b>', 'a%b', 'a|b', 'a\nb', 'a"b'])('rejects %j', (name) => {
    expect(isSiteName(name)).toBe(false)
  })

  it('accepts the maximum length and rejects one more', () => {
    expect(isSiteName('x'.repeat(MAX_SITE_NAME_LENGTH))).toBe(true)
    expect(isSiteName('x'.repeat(MAX_SITE_NAME_LENGTH + 1))).toBe(false)
  })
})

describe('withSiteName', () => {
  it('fills the placeholder at every depth and leaves other arguments', () => {
    const messages = { a: 'To {site}', b: { c: '{site}: {count, plural, one {#} other {#}}' } }
    expect(withSiteName(messages, 'Ada')).toEqual({
      a: 'To Ada',
      b: { c: 'Ada: {count, plural, one {#} other {#}}' },
    })
  })

  it('writes a typographic apostrophe, which ICU does not read as a quote, and dollar signs as they are', () => {
    expect(withSiteName({ a: '{site}' }, "Ada's $& shop")).toEqual({ a: 'Ada’s $& shop' })
  })

  it('fills another placeholder for the console', () => {
    expect(withSiteName({ a: '%{site} {site}' }, 'Ada', '%{site}')).toEqual({ a: 'Ada {site}' })
  })
})

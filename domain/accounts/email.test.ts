import { describe, expect, it } from 'vitest'
import { isEmail, normaliseEmail } from './email.ts'

it('normalises an address to one spelling', () => {
  expect(normaliseEmail('  Ada.Lovelace+News@Example.COM ')).toBe('ada.lovelace+news@example.com')
  expect(normaliseEmail('ａｄａ@example.com')).toBe('ada@example.com')
})

describe('isEmail', () => {
  it.each([
    'a@b.co',
    "o'brien+x@mail.example.com",
    'jürgen@bücher.example',
    '日本@例え.jp',
    'a@xn--bcher-kva.example',
  ])('accepts %s', (email) => expect(isEmail(email)).toBe(true))

  it.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@localhost',
    'ada@127.0.0.1',
    'ada@@example.com',
    'a da@example.com',
    'ada@exam ple.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..b@example.com',
    'ada@-example.com',
    'ada@example..com',
    'ada@example.com\r\nBcc: eve@example.com',
    '"ada"@example.com',
    '<ada@example.com>',
  ])('rejects %j', (email) => expect(isEmail(email)).toBe(false))

  it('accepts at most 64 characters before the at sign and 254 in total', () => {
    const ofLength = (length: number) => {
      const start = `${'a'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.`
      return `${start}${'d'.repeat(length - start.length - 4)}.com`
    }
    const locals = [63, 64, 65].map((length) => isEmail(`${'a'.repeat(length)}@example.com`))
    expect(locals).toEqual([true, true, false])
    expect([253, 254, 255].map((length) => isEmail(ofLength(length)))).toEqual([true, true, false])
  })
})

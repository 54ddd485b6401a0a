import { describe, expect, it } from 'vitest'
import { PASSWORD_LENGTH, passwordFault } from './passwords.ts'

const email = 'ada.lovelace@example.com'

describe('passwordFault', () => {
  it('requires ten characters and accepts up to 128', () => {
    const ofLength = (length: number) => 'violet engine rain '.repeat(8).slice(0, length)
    const { least, most } = PASSWORD_LENGTH
    expect([least - 1, least, least + 1].map((length) => passwordFault(ofLength(length), email))).toEqual([
      'password-too-short',
      null,
      null,
    ])
    expect([most - 1, most, most + 1].map((length) => passwordFault(ofLength(length), email))).toEqual([
      null,
      null,
      'password-too-long',
    ])
  })

  it('counts characters as graphemes', () => {
    expect(passwordFault('🦊🐼🐸🐙🦉🐝🐞🦋🐢', email)).toBe('password-too-short')
    expect(passwordFault('🦊🐼🐸🐙🦉🐝🐞🦋🐢🐬', email)).toBeNull()
  })

  it.each([
    'password12',
    'Passwort2026!',
    '!!iloveyou!!',
    'aaaaaaaaaa',
    'abababababab',
    '1234567890',
    '9876543210',
    'abcdefghijk',
  ])('rejects %s, a common password', (password) =>
    expect(passwordFault(password, email)).toBe('password-too-common'),
  )

  it.each(['ada.lovelace@example.com', 'ADA.LOVELACE@example.com', 'ada.lovelace1815', '!Ada.Lovelace!'])(
    'rejects %s for a user with that address',
    (password) => expect(passwordFault(password, email)).toBe('password-is-email'),
  )

  it('accepts a sentence, and requires no capitals, digits or punctuation', () => {
    expect(passwordFault('correct horse battery staple', email)).toBeNull()
    expect(passwordFault('密码是一句很长的话没有人知道', email)).toBeNull()
  })
})

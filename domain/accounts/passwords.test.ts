import { describe, expect, it } from 'vitest'
import { PASSWORD_LENGTH, passwordFault } from './passwords.ts'

const email = 'ada.lovelace@example.com'

describe('passwordFault', () => {
  it('wants ten characters and takes up to 128', () => {
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

  it('counts characters as people see them', () => {
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
  ])('refuses %s, which anybody guesses first', (password) =>
    expect(passwordFault(password, email)).toBe('password-too-common'),
  )

  it.each(['ada.lovelace@example.com', 'ADA.LOVELACE@example.com', 'ada.lovelace1815', '!Ada.Lovelace!'])(
    'refuses %s for the person of that address',
    (password) => expect(passwordFault(password, email)).toBe('password-is-email'),
  )

  it('takes a sentence, and needs no capitals, digits or signs', () => {
    expect(passwordFault('correct horse battery staple', email)).toBeNull()
    expect(passwordFault('密码是一句很长的话没有人知道', email)).toBeNull()
  })
})

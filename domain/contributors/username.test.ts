import { describe, expect, it } from 'vitest'
import { isChoosableUsername, usernameFault } from './username.ts'

describe('usernameFault', () => {
  it.each([
    ['ada', null],
    ['ada.lovelace-1815', null],
    ['Ada', 'malformed'],
    ['.ada', 'malformed'],
    ['ada lovelace', 'malformed'],
    ['', 'malformed'],
    ['hire', 'reserved'],
  ])('of %j is %s', (username, fault) => {
    expect(usernameFault(username)).toBe(fault)
  })
})

describe('isChoosableUsername', () => {
  it.each([
    [2, false],
    [3, true],
    [30, true],
    [31, false],
  ])('accepts 3 to 30 characters: %i', (length, accepted) => {
    expect(isChoosableUsername('a'.repeat(length))).toBe(accepted)
  })

  it('refuses a word that pages use', () => {
    expect(isChoosableUsername('hire')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { defaultAvatar, displayName, fullName } from './names.ts'

describe('displayName', () => {
  it.each([
    [{ name: ' Ada ', email: 'x@example.com' }, 'Ada'],
    [{ name: '  ', email: 'ada.LOVELACE-1815@example.com' }, 'Ada Lovelace 1815'],
    [{ name: null, email: 'ada+news@example.com' }, 'Ada'],
    [{ name: null, email: 'éva_nagy@example.com' }, 'Éva Nagy'],
    [{ name: null, email: '...@example.com' }, 'Anonymous'],
    [{ name: null, email: null }, 'Anonymous'],
    [{}, 'Anonymous'],
  ])('displays %j as %s', (person, shown) => {
    expect(displayName(person)).toBe(shown)
  })
})

it('joins the given names', () => {
  expect([fullName('Ada', 'Lovelace'), fullName('Ada', null), fullName(null, 'Lovelace')]).toEqual([
    'Ada Lovelace',
    'Ada',
    'Lovelace',
  ])
  expect([fullName(null, null), fullName('', '')]).toEqual([null, null])
})

describe('defaultAvatar', () => {
  it('takes the id modulo ten', () => {
    const ids = [0, 9, 10, 11].map((number) => `${number.toString(16).padStart(12, '0')}-0000`)
    expect(ids.map((id) => defaultAvatar(id))).toEqual([0, 9, 0, 1])
    expect([1, 9, 10, 11].map((id) => defaultAvatar(id))).toEqual([1, 9, 0, 1])
  })

  it('returns the same picture for an id, always within the ten', () => {
    const id = '5f0c7a52-9a0e-4c7e-8a3b-0e6f3f1c2d4b'
    expect(defaultAvatar(id)).toBe(defaultAvatar(id))
    expect(defaultAvatar('ffffffff-ffff-ffff-ffff-ffffffffffff')).toBeLessThan(10)
    expect(defaultAvatar('not an id')).toBe(0)
  })
})

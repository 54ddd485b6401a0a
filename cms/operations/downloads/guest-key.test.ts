import { expect, it } from 'vitest'
import { guestKey } from './guest-key.ts'

const morning = new Date('2026-03-01T00:00:00Z')
const night = new Date('2026-03-01T23:59:59Z')
const nextDay = new Date('2026-03-02T00:00:00Z')

it('is the same for one address and UTC day, and does not reveal the address', () => {
  expect(guestKey('192.0.2.7', morning, 'secret')).toBe(guestKey('192.0.2.7', night, 'secret'))
  expect(guestKey('192.0.2.7', nextDay, 'secret')).not.toBe(guestKey('192.0.2.7', night, 'secret'))
  expect(guestKey('192.0.2.7', morning, 'secret')).not.toContain('192')
})

it('differs by address and by secret', () => {
  const keys = [
    guestKey('192.0.2.7', morning, 'a'),
    guestKey('192.0.2.8', morning, 'a'),
    guestKey('192.0.2.7', morning, 'b'),
  ]
  expect(new Set(keys).size).toBe(3)
})

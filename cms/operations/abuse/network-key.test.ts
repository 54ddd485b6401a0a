import { expect, it } from 'vitest'
import { networkKey } from './network-key.ts'

const day = new Date('2026-11-27T00:00:00Z')
const of = { user: 'ada', network: '192.0.2.7' }

it('is the same within a UTC day, and different for another day, account, network and secret', () => {
  const key = networkKey(of, day, 'secret')
  expect(networkKey(of, new Date('2026-11-27T23:59:59Z'), 'secret')).toBe(key)
  const others = [
    networkKey(of, new Date('2026-11-28T00:00:00Z'), 'secret'),
    networkKey({ ...of, user: 'bob' }, day, 'secret'),
    networkKey({ ...of, network: '192.0.2.8' }, day, 'secret'),
    networkKey(of, day, 'another'),
  ]
  expect(new Set([key, ...others]).size).toBe(5)
  expect(key).not.toContain('192')
})

import { expect, it } from 'vitest'
import { visitorKey } from './visitor-key.ts'

const salt = Buffer.alloc(32, 1)
const viewer = { address: '2001:db8:1:2::7', userAgent: 'Firefox' }
const key = (one: Parameters<typeof visitorKey>[0], other = salt) => visitorKey(one, other).toString('hex')

it('is the same for one browser in one network', () => {
  expect(key({ ...viewer })).toBe(key(viewer))
  expect(key({ ...viewer, address: '2001:db8:1:2::8' })).toBe(key(viewer))
})

it('differs by network, by browser, by account and by the salt of the day', () => {
  const keys = [
    key(viewer),
    key({ ...viewer, address: '2001:db8:1:3::7' }),
    key({ ...viewer, userAgent: 'Safari' }),
    key({ user: 'a' }),
    key({ user: 'b' }),
    key(viewer, Buffer.alloc(32, 2)),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

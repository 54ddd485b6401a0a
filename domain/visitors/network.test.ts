import { expect, it } from 'vitest'
import { networkOf } from '#domain/visitors/network.ts'

it('is all of an IPv4 address, however it is written', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
})

it('is the first half of an IPv6 address, which one household has all of', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(networkOf('2001:0DB8:1:2::9')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
})

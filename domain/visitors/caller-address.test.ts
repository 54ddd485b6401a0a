import { expect, test } from 'vitest'
import { callerAddress } from './caller-address.ts'

test.each([
  ['198.51.100.1', 0, '198.51.100.1'],
  ['203.0.113.9, 198.51.100.1', 0, '198.51.100.1'],
  ['203.0.113.9, 198.51.100.1, 10.0.0.1', 1, '198.51.100.1'],
  ['2001:db8::1 , 10.0.0.1', 1, '2001:db8::1'],
  ['198.51.100.1', 1, null],
  ['', 0, null],
  ['198.51.100.1, ', 0, null],
])('derives from "%s" with %i load balancers the address %s', (header, proxies, address) => {
  expect(callerAddress(header, proxies)).toBe(address)
})

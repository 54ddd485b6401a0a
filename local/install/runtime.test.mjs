import { expect, test } from 'vitest'
import { isAtLeast, requireNode } from './runtime.mjs'

test.each([
  ['20.8.1', false],
  ['20.9.0', true],
  ['20.10.0', true],
  ['18.20.0', false],
  ['24.0.0', true],
])('Node %s may start it: %s', (version, allowed) => {
  const attempt = () => requireNode(version)
  if (allowed) expect(attempt).not.toThrow()
  else expect(attempt).toThrow(`This software needs Node.js 20.9 or later, and this is ${version}.`)
})

test('accepts a later major version whatever its minor version', () => {
  expect(isAtLeast('24.0.0', [22, 18])).toBe(true)
  expect(isAtLeast('22.17.9', [22, 18])).toBe(false)
})

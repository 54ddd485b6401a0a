import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { noteVisitorAddresses } from './visitor-address.ts'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

it('appends the address of the connection to the header, so that the last entry cannot be forged', async () => {
  open.push(noteVisitorAddresses())
  expect(await forwardedFor({ 'X-Forwarded-For': '203.0.113.7' })).toBe('203.0.113.7, 127.0.0.1')
})

it('sets the address of the connection where there is no header', async () => {
  open.push(noteVisitorAddresses())
  expect(await forwardedFor({})).toBe('127.0.0.1')
})

it('does nothing after it has been stopped', async () => {
  noteVisitorAddresses()()
  expect(await forwardedFor({ 'X-Forwarded-For': '203.0.113.7' })).toBe('203.0.113.7')
})

/** The header as a server of this process receives it. */
function forwardedFor(headers: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      response.end()
      resolve(String(request.headers['x-forwarded-for']))
    })
    open.push(() => server.close())
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      get({ host: '127.0.0.1', port, headers, agent: false }, (response) => response.resume()).on(
        'error',
        reject,
      )
    })
  })
}

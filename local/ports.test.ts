import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { freePort, isFree, requireFree } from './ports.ts'

const servers: Server[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

function occupy(port: number): Promise<Server> {
  const server = createServer()
  servers.push(server)
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

test('a picked port is free until a server listens on it', async () => {
  const port = await freePort()
  expect(await isFree(port)).toBe(true)
  await occupy(port)
  expect(await isFree(port)).toBe(false)
})

test('prefers the port of the last start, and picks another when it is in use', async () => {
  const port = await freePort()
  expect(await freePort(port)).toBe(port)
  await occupy(port)
  expect(await freePort(port)).not.toBe(port)
})

test('reports a busy public port in one line that proposes another', async () => {
  const port = await freePort()
  await occupy(port)
  await expect(requireFree(port, '127.0.0.1', 0)).rejects.toThrow(
    `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
  )
})

test('accepts a port that becomes free within the timeout', async () => {
  const port = await freePort()
  const server = await occupy(port)
  setTimeout(() => server.close(), 150)
  await expect(requireFree(port, '127.0.0.1', 3_000)).resolves.toBeUndefined()
})

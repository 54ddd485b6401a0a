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

test('a port that was picked is free, and is not free while somebody listens', async () => {
  const port = await freePort()
  expect(await isFree(port)).toBe(true)
  await occupy(port)
  expect(await isFree(port)).toBe(false)
})

test('last time’s port is used again when it is free, and another one when it is not', async () => {
  const port = await freePort()
  expect(await freePort(port)).toBe(port)
  await occupy(port)
  expect(await freePort(port)).not.toBe(port)
})

test('a busy public port is one line that names another port to use', async () => {
  const port = await freePort()
  await occupy(port)
  await expect(requireFree(port, '127.0.0.1', 0)).rejects.toThrow(
    `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
  )
})

test('a port that becomes free within the patience is accepted', async () => {
  const port = await freePort()
  const server = await occupy(port)
  setTimeout(() => server.close(), 150)
  await expect(requireFree(port, '127.0.0.1', 3_000)).resolves.toBeUndefined()
})

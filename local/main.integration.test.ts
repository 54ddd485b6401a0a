import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { childEnvironment } from './child-environment.ts'
import { ROOT } from './paths.ts'

function motif(args: string[], variables: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'local/start.mjs'), ...args], {
    env: { ...childEnvironment({ NODE_ENV: 'development', PORT: '', ...variables }) },
    encoding: 'utf8',
    timeout: 30_000,
  })
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') }
}

test('ends with one line that names a malformed variable', () => {
  expect(motif(['start'], { PORT: 'many' })).toEqual({
    status: 1,
    lines: ['PORT is "many": must be a whole number from 1 to 65535, such as PORT=3000.'],
  })
})

test('names every missing variable in production and starts nothing', () => {
  const { status, lines } = motif(['start'], { NODE_ENV: 'production' })
  expect(status).toBe(1)
  expect(lines).toHaveLength(1)
  for (const name of [
    'DATABASE_URL',
    'PUBLIC_URL',
    'PAYLOAD_SECRET',
    'SIGNING_SECRET',
    'REVALIDATE_SECRET',
    'CERTIFICATE_KEYS',
    'PAYEE_KEYS',
    'ALGOLIA_SEARCH_KEY',
    'ALGOLIA_WRITE_KEY',
  ]) {
    expect(lines[0]).toContain(name)
  }
})

test('ends with one line when the port is in use', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const { status, lines } = motif(['start'], { PORT: String(port) })
  await new Promise((resolve) => server.close(resolve))
  expect(status).toBe(1)
  expect(lines.at(-1)).toMatch(/^Port \d+ is in use by another program\.|^The library already runs at /)
  expect(lines).toHaveLength(1)
})

test('names the known commands for an unknown one', () => {
  const { lines } = motif(['strat'], {})
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^There is no command "strat"\. There are: start, dev, test, [\w, -]+, bench\.$/)
})

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { childEnvironment } from './child-environment.ts'
import { ROOT } from './paths.ts'
import { freePort, isFree } from './ports.ts'
import { identify, isAlive } from './process-identity.ts'
import { restartDelay, type SupervisedProcess, supervise } from './processes.ts'
import { eventually } from './testing/eventually.ts'
import { fakePrograms } from './testing/fake-programs.ts'

const programs = fakePrograms()
const started: SupervisedProcess[] = []

afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()))
})

afterAll(() => programs.remove())

const SERVER = `
  import { createServer } from 'node:http'
  const server = createServer((request, response) => {
    if (request.url === '/crash') process.exit(7)
    response.end(String(process.pid))
  })
  server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'))
  if (process.env.STUBBORN) process.on('SIGTERM', () => {})
`

async function startServer(extra: Record<string, string> = {}) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/`
  const restarts: string[] = []
  const server = supervise(
    {
      name: 'test-server',
      args: [programs.write('server.mjs', SERVER)],
      env: { PORT: String(port), ...extra },
      readyAt: address,
    },
    { onRestart: (text) => restarts.push(text) },
  )
  started.push(server)
  return { server, port, address, restarts, pid: async () => Number(await (await fetch(address)).text()) }
}

describe('a supervised process', () => {
  test('is ready when it answers', async () => {
    const { server, pid } = await startServer()
    await server.ready()
    expect(isAlive(identify(await pid()))).toBe(true)
  })

  test('restarts after it ended by itself', async () => {
    const { server, address, restarts, pid } = await startServer()
    await server.ready()
    const before = await pid()
    await fetch(`${address}crash`).catch(() => {})
    await eventually(() =>
      pid().then(
        (now) => now !== before,
        () => false,
      ),
    )
    expect(restarts).toEqual([
      expect.stringContaining('test-server ended (exit 7); starting it again in 1 s'),
    ])
  })

  test('ends when it is stopped, and is not restarted', async () => {
    const { server, port, restarts } = await startServer()
    await server.ready()
    await server.stop()
    expect(await isFree(port)).toBe(true)
    expect(restarts).toEqual([])
  })

  test('is killed when it ignores the request to stop', async () => {
    const { server, port } = await startServer({ STUBBORN: 'yes' })
    await server.ready()
    await server.stop()
    expect(await isFree(port)).toBe(true)
  })

  test('reports its last lines when it ends before it is ready', async () => {
    // Its child process writes to the same stream after it has exited.
    const late = programs.write(
      'late.mjs',
      `setInterval(() => {
         if (process.ppid === Number(process.argv[2])) return
         console.error('the database is missing')
         process.exit()
       }, 10)`,
    )
    const program = programs.write(
      'broken.mjs',
      `import { spawn } from 'node:child_process'
       const args = [${JSON.stringify(late)}, String(process.pid)]
       spawn(process.execPath, args, { detached: true, stdio: 'inherit' })
       process.exit(3)`,
    )
    const broken = supervise(
      { name: 'test-broken', args: [program], env: {}, readyAt: `http://127.0.0.1:${await freePort()}/` },
      { onRestart: () => {} },
    )
    started.push(broken)
    await expect(broken.ready()).rejects.toThrow(
      /test-broken ended at its start[\s\S]*the database is missing/,
    )
  })

  test('ends with its child processes when its supervisor is killed', async () => {
    const child = programs.write('child.mjs', 'setInterval(() => {}, 1000)')
    const parent = programs.write(
      'parent.mjs',
      `import { spawn } from 'node:child_process'
       import { childEnvironment } from ${JSON.stringify(join(ROOT, 'local', 'child-environment.ts'))}
       const options = { env: childEnvironment({}), detached: true, stdio: 'ignore' }
       console.log(spawn(process.execPath, [${JSON.stringify(child)}], options).pid)
       setInterval(() => {}, 1000)`,
    )
    const killed = spawn(process.execPath, [parent], { cwd: ROOT, env: childEnvironment({}) })
    const orphan = await new Promise<number>((resolve) =>
      killed.stdout.once('data', (text) => resolve(Number(text))),
    )
    const identity = identify(orphan)
    expect(isAlive(identity)).toBe(true)
    killed.kill('SIGKILL')
    await eventually(() => !isAlive(identity))
  })

  test('writes its output to its log', async () => {
    const { server } = await startServer()
    await server.ready()
    await eventually(() =>
      readFileSync(join(ROOT, '.motif/logs/test-server.log'), 'utf8').includes('listening'),
    )
  })
})

test.each([
  [0, 1_000],
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [6, 30_000],
  [100, 30_000],
])('restarts after %i failures in a row with a delay of %i ms', (failures, ms) => {
  expect(restartDelay(failures)).toBe(ms)
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { childEnvironment } from './child-environment.ts'
import { ROOT } from './paths.ts'
import { freePort, isFree } from './ports.ts'
import { lineSplitter } from './run-tool.ts'
import { eventually } from './testing/eventually.ts'
import { fakePrograms } from './testing/fake-programs.ts'

const programs = fakePrograms()
afterAll(() => programs.remove())

const local = (file: string) => JSON.stringify(join(ROOT, 'local', file))
const server = programs.write(
  'server.mjs',
  `import { createServer } from 'node:http'
   createServer((_, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1')`,
)
const command = programs.write(
  'command.mjs',
  `import { supervise } from ${local('processes.ts')}
   import { createShutdown, stopOnSignals } from ${local('shutdown.ts')}
   const shutdown = createShutdown()
   stopOnSignals(shutdown, console.log)
   shutdown.defer(() => console.log('database stopped'))
   const readyAt = \`http://127.0.0.1:\${process.env.PORT}/\`
   const spec = { name: 'test-ctrl-c', args: [${JSON.stringify(server)}], env: { PORT: process.env.PORT }, readyAt }
   const one = supervise(spec, { onRestart: console.log })
   shutdown.defer(async () => { await one.stop(); console.log('server stopped') })
   await one.ready()
   if (process.env.SERVES) shutdown.beginServing()
   console.log('ready')`,
)

async function startCommand(variables: Record<string, string> = {}) {
  const port = await freePort()
  const running = spawn(process.execPath, [command], {
    cwd: ROOT,
    env: childEnvironment({ PORT: String(port), ...variables }),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const lines: string[] = []
  running.stdout?.setEncoding('utf8').on(
    'data',
    lineSplitter((line) => lines.push(line.trim())),
  )
  await eventually(() => lines.includes('ready'))
  return { running, port, lines }
}

async function endOf(running: ChildProcess): Promise<number | null> {
  const { stdout } = running
  const [[code]] = await Promise.all([once(running, 'exit'), stdout && once(stdout, 'end')])
  return code
}

test('Ctrl-C stops everything in reverse order, and a serving command exits with 0', async () => {
  const { running, port, lines } = await startCommand({ SERVES: 'yes' })
  running.kill('SIGINT')
  expect(await endOf(running)).toBe(0)
  expect(lines.slice(1)).toEqual(['Stopping …', 'server stopped', 'database stopped'])
  expect(await isFree(port)).toBe(true)
})

test('a second Ctrl-C does not interrupt the shutdown', async () => {
  const { running, lines } = await startCommand({ SERVES: 'yes' })
  running.kill('SIGINT')
  running.kill('SIGINT')
  expect(await endOf(running)).toBe(0)
  expect(lines.filter((line) => line === 'database stopped')).toHaveLength(1)
})

test('an interrupted command that had work to finish exits with an error', async () => {
  const { running } = await startCommand()
  running.kill('SIGTERM')
  expect(await endOf(running)).toBe(143)
})

test('everything stops when the parent process is gone', async () => {
  const { running, port } = await startCommand()
  running.disconnect()
  expect(await endOf(running)).toBe(1)
  expect(await isFree(port)).toBe(true)
})

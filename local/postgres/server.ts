import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { reportsDiskFull } from '#local/disk-space.ts'
import { Fault } from '#local/fault.ts'
import { identify, isAlive } from '#local/process-identity.ts'
import { asSpawnOptions } from './account.ts'
import type { ClusterLocation } from './location.ts'
import { parsePostmasterPid } from './postmaster-pid.ts'
import { serverArguments } from './settings.ts'

const START_TIMEOUT_MS = 60_000
/** The child processes of a killed server hold its shared memory until they notice. */
const SHARED_MEMORY_TIMEOUT_MS = 15_000

/** The URL of a database of the embedded server. */
export function databaseUrl(port: number, password: string, database: string): string {
  return `postgresql://motif:${password}@127.0.0.1:${port}/${database}`
}

/**
 * Returns the port of a server that already runs on this data directory: of a second command, or of a killed start.
 * Null when none runs; the pid file of a dead server is removed.
 */
export async function findRunningServer(dataDir: string, password: string): Promise<number | null> {
  const note = readNote(dataDir)
  if (!note) return null
  if (!isOurServer(note.pid, dataDir)) {
    rmSync(join(dataDir, 'postmaster.pid'), { force: true })
    return null
  }
  if (await accepts(databaseUrl(note.port, password, 'postgres'), 10_000)) return note.port
  await stopServer(dataDir)
  return null
}

/** How a server is started: its port, the password by which it is asked whether it accepts connections, and its log. */
export interface ServerStart {
  readonly port: number
  readonly password: string
  readonly log: string
  readonly isDisposable: boolean
}

/** Starts the server and waits until it accepts connections. It outlives this process; `stopServer` ends it. */
export async function startServer(place: ClusterLocation, start: ServerStart): Promise<void> {
  const { log } = start
  mkdirSync(dirname(log), { recursive: true })
  const deadline = Date.now() + SHARED_MEMORY_TIMEOUT_MS
  while (!(await tryStart(place, start))) {
    const memoryInUse = readFileSync(log, 'utf8').includes('is still in use')
    if (!memoryInUse || Date.now() > deadline) throw startFault(log)
    await sleep(100)
  }
}

/** Stops the server by PostgreSQL's fast shutdown, and by an immediate shutdown after a timeout. */
export async function stopServer(dataDir: string): Promise<void> {
  const note = readNote(dataDir)
  if (!note || !isOurServer(note.pid, dataDir)) return
  const server = identify(note.pid)
  for (const [signal, timeoutMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    process.kill(note.pid, signal)
    const deadline = Date.now() + timeoutMs
    while (isAlive(server) && Date.now() < deadline) await sleep(20)
    if (!isAlive(server)) return
  }
}

/** True when a server runs on this data directory, without connecting to it. */
export function isRunning(dataDir: string): boolean {
  const note = readNote(dataDir)
  return note !== null && isOurServer(note.pid, dataDir)
}

async function tryStart(
  place: ClusterLocation,
  { port, password, log, isDisposable }: ServerStart,
): Promise<boolean> {
  const output = openSync(log, 'w')
  const server = spawn(
    join(place.binaries, 'bin', 'postgres'),
    serverArguments(place.dataDir, port, isDisposable),
    {
      ...asSpawnOptions(place.account),
      cwd: place.dataDir,
      detached: true,
      env: { ...process.env, LC_MESSAGES: 'C' },
      stdio: ['ignore', output, output],
    },
  )
  closeSync(output)
  let ended = false
  for (const event of ['error', 'exit']) {
    server.once(event, () => {
      ended = true
    })
  }
  server.unref()
  return accepts(databaseUrl(port, password, 'postgres'), START_TIMEOUT_MS, () => !ended)
}

function readNote(dataDir: string) {
  const file = join(dataDir, 'postmaster.pid')
  return existsSync(file) ? parsePostmasterPid(readFileSync(file, 'utf8')) : null
}

/** A pid file may outlive its server, and another program may have its process id by now. */
function isOurServer(pid: number, dataDir: string): boolean {
  if (!isAlive(identify(pid))) return false
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(dataDir)
  } catch {
    return false
  }
}

/** True when the server accepts a connection within that time; retries while `shouldRetry()`. */
async function accepts(url: string, timeoutMs: number, shouldRetry = () => true): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (shouldRetry() && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      // 28P01, wrong password: another cluster listens on this port, so retrying does not help.
      if ((error as { code?: string }).code === '28P01') return false
      await sleep(15)
    }
  }
  return false
}

function startFault(log: string): Fault {
  const output = readFileSync(log, 'utf8').trim()
  if (reportsDiskFull(output))
    return new Fault('PostgreSQL could not start: the disk is full.', 'Make room and start again.')
  const reason =
    output.split('\n').findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? output.split('\n').at(-1)
  return new Fault(`PostgreSQL could not start: ${reason || 'it gave no reason'}.`, `Its log is ${log}`)
}

import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnvironment } from '#local/child-environment.ts'
import { Fault } from '#local/fault.ts'
import { LOGS, ROOT } from '#local/paths.ts'
import { lineSplitter } from '#local/run-tool.ts'

export interface ProcessSpec {
  readonly name: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly cwd?: string
  /** A URL that answers below 500 once the process works; null: the process is ready when it runs. */
  readonly readyAt: string | null
}

export interface SupervisedProcess {
  readonly name: string
  /**
   * Resolves when the process is ready. @throws Fault with the end of its log when it ends before, or after a timeout
   */
  ready(): Promise<void>
  /** Asks the process to end, and kills it after a timeout. It is not restarted. */
  stop(): Promise<void>
}

export interface SupervisorOptions {
  /** Receives each line that a process prints; without it lines go to the log only. */
  readonly onLine?: (name: string, line: string) => void
  /** Called when a process ended by itself and is restarted. */
  readonly onRestart: (text: string) => void
}

/** Development servers compile before their first response. */
const READY_TIMEOUT_MS = 180_000
const STOP_TIMEOUT_MS = 6_000
const STABLE_AFTER_MS = 60_000

/** The delay before the n-th restart in a row, in ms: 1 s, 2 s, 4 s, at most 30 s. */
export function restartDelay(failuresInARow: number): number {
  return Math.min(30_000, 1_000 * 2 ** Math.max(0, failuresInARow - 1))
}

/** Starts a process and restarts it until `stop`. Its output goes to `.motif/logs/<name>.log`. */
export function supervise(spec: ProcessSpec, options: SupervisorOptions): SupervisedProcess {
  const logPath = join(LOGS, `${spec.name}.log`)
  mkdirSync(LOGS, { recursive: true })
  const log = createWriteStream(logPath)
  let stopping = false
  let wasReady = false
  let failures = 0
  let child = launch(spec, log, options)
  const ended = keepRunning()

  async function keepRunning(): Promise<void> {
    for (;;) {
      const started = Date.now()
      const how = await endOf(child)
      if (stopping || !wasReady) return
      failures = Date.now() - started > STABLE_AFTER_MS ? 1 : failures + 1
      const wait = restartDelay(failures)
      options.onRestart(
        `${spec.name} ended (${how}); starting it again in ${wait / 1000} s. Its log: ${logPath}`,
      )
      await sleep(wait)
      if (stopping) return
      child = launch(spec, log, options)
    }
  }

  async function ready(): Promise<void> {
    const endedEarly = ended.then(() => 'ended' as const)
    const outcome = await Promise.race([endedEarly, answers(spec.readyAt, READY_TIMEOUT_MS)])
    if (outcome === 'ready') {
      wasReady = true
      return
    }
    if (outcome === 'ended') {
      // Child processes that it left behind keep its output open.
      signalGroup(child, 'SIGKILL')
      await endOfOutput(child)
    }
    if (stopping) return
    await flush(log)
    const what =
      outcome === 'ended' ? 'ended at its start' : `was not ready within ${READY_TIMEOUT_MS / 1000} s`
    throw new Fault(
      `${spec.name} ${what}. Its last lines:\n\n${tail(logPath)}\n\n`,
      `All of it is in ${logPath}`,
    )
  }

  async function stop(): Promise<void> {
    stopping = true
    signalGroup(child, 'SIGTERM')
    const tookTooLong = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_TIMEOUT_MS)
    await endOf(child)
    clearTimeout(tookTooLong)
    // Its own child processes may have outlived it.
    signalGroup(child, 'SIGKILL')
    log.end()
  }

  return { name: spec.name, ready, stop }
}

function launch(spec: ProcessSpec, log: WriteStream, options: SupervisorOptions): ChildProcess {
  const child = spawn(process.execPath, spec.args, {
    cwd: spec.cwd ?? ROOT,
    env: childEnvironment(spec.env),
    // A process group of its own: Ctrl-C in the terminal signals only this process, which then stops the others in
    // order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    const show = lineSplitter((line) => options.onLine?.(spec.name, line))
    stream.setEncoding('utf8').on('data', (text: string) => {
      log.write(text)
      show(text)
    })
  }
  return child
}

function endOf(child: ChildProcess): Promise<string> {
  const ended = child.exitCode ?? child.signalCode
  if (ended !== null) return Promise.resolve(String(ended))
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code === null ? String(signal) : `exit ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
}

/** A process may exit before its output has been read. */
async function endOfOutput({ stdout, stderr }: ChildProcess): Promise<void> {
  const streams = [stdout, stderr].filter((stream) => stream !== null)
  const ended = Promise.allSettled(streams.map((stream) => finished(stream)))
  await Promise.race([ended, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })])
}

/** Resolves when the text so far is in the file, also when the disk refuses it. */
function flush(log: WriteStream): Promise<void> {
  return new Promise((resolve) => log.write('', () => resolve()))
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The whole group has ended already.
  }
}

async function answers(address: string | null, timeoutMs: number): Promise<'ready' | 'late'> {
  if (address === null) return 'ready'
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    const status = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
      .then((response) => response.status)
      .catch(() => null)
    if (status !== null && status < 500) return 'ready'
    await sleep(50)
  }
  return 'late'
}

function tail(path: string): string {
  return readFileSync(path, 'utf8').trim().split('\n').slice(-25).join('\n')
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnvironment } from '#local/child-environment.ts'
import { ROOT } from '#local/paths.ts'

export interface ServerProcess {
  readonly pid: number
  /** Asks the process to end and waits without a timeout, because it may be writing a snapshot. */
  stop(): Promise<void>
}

const POLL_INTERVAL_MS = 25

/**
 * Starts a server of the repository with flags of Node, and waits until `readyAt` answers. @throws Error when it ends
 * before that
 */
export async function startServer(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  readyAt: string,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: childEnvironment(env),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (child.pid === undefined) throw new Error(`${args.join(' ')} could not be started`)
  while (!(await answers(readyAt))) {
    if (hasEnded(child))
      throw new Error(`${args.join(' ')} ended at its start (${child.exitCode ?? child.signalCode})`)
    await sleep(POLL_INTERVAL_MS)
  }
  return {
    pid: child.pid,
    async stop() {
      if (hasEnded(child)) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}

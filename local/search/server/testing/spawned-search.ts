import { type ChildProcess, spawn } from 'node:child_process'
import { ROOT } from '#local/paths.ts'
import { freePort } from '#local/ports.ts'
import { APP_ID, clientsOf, SEARCH_KEY, WRITE_KEY } from './started-search.ts'

export type SpawnedSearch = ReturnType<typeof clientsOf> & {
  /** Sends a signal to the process, and returns how it ended. */
  end(signal: NodeJS.Signals): Promise<Ended>
}

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly output: string
}

/** Starts the engine as a process with a folder. Resolves once it responds. */
export async function spawnedSearch(folder: string): Promise<SpawnedSearch> {
  const port = await freePort()
  const { child, ended } = launch(folder, port)
  const clients = clientsOf(port)
  const early = ended.then(({ output }) => {
    throw new Error(`the engine ended early:\n${output}`)
  })
  await Promise.race([early, answers(clients.url)])
  early.catch(() => {})
  return {
    ...clients,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

/** Starts a process that is expected to exit by itself. */
export async function spawnedUntilItEnds(folder: string): Promise<Ended> {
  return launch(folder, await freePort()).ended
}

function launch(folder: string, port: number): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, ['local/search/server.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      SEARCH_DIR: folder,
      SEARCH_PORT: String(port),
      ALGOLIA_APP_ID: APP_ID,
      ALGOLIA_SEARCH_KEY: SEARCH_KEY,
      ALGOLIA_WRITE_KEY: WRITE_KEY,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output: output.trim() }))
  })
  return { child, ended }
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

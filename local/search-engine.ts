import { join } from 'node:path'
import { lockHolder } from '#local/lock.ts'
import { SEARCH } from '#local/paths.ts'
import { freePort } from '#local/ports.ts'
import { supervise } from '#local/processes.ts'
import type { Shutdown } from '#local/shutdown.ts'
import { searchSpec } from '#local/stack.ts'

type Environment = Readonly<Record<string, string>>

/**
 * The environment with the search engine of this folder in it: the one that runs with the site, or one that is
 * started for a command and ends with it. With an account of Algolia's nothing is started.
 */
export async function withSearchEngine(
  env: Environment,
  shutdown: Shutdown,
): Promise<Record<string, string>> {
  if (!env.SEARCH_URL) return { ...env }
  const running = runningSearchUrl(env.SEARCH_DIR ?? SEARCH)
  if (running !== null) return { ...env, SEARCH_URL: running }
  const port = await freePort()
  const own = { ...env, SEARCH_URL: `http://127.0.0.1:${port}`, SEARCH_PORT: String(port) }
  const engine = supervise(searchSpec(own, []), { onRestart: (text) => console.error(text) })
  shutdown.defer(() => engine.stop())
  await engine.ready()
  return own
}

/** Where the engine that holds a folder listens; null where none does. */
export function runningSearchUrl(folder: string): string | null {
  const holder = lockHolder(join(folder, 'search.lock'))
  return holder === null ? null : `http://${holder.note}`
}

import { join } from 'node:path'
import { PUBLIC_KEY } from '#domain/search/public-key.ts'
import { tryLock } from '#local/lock.ts'
import { openStore } from '#local/search/engine/store/open-store.ts'
import { parseSearchEnvironment } from '#local/search/server/env.ts'
import { startSearch } from '#local/search/server/start.ts'

/**
 * The local search engine: Algolia's protocol on one machine. Listens on loopback unless configured
 * otherwise.
 */

const parsed = parseSearchEnvironment(process.env)
if (!parsed.ok) leave(`The environment is not complete.\n${parsed.faults.join('\n')}`)
const { environment } = parsed

const lock = tryLock(join(environment.folder, 'search.lock'), `${environment.host}:${environment.port}`)
if (!lock.taken) {
  const { pid, note } = lock.holder
  leave(
    `${environment.folder} is in use by the search engine at ${note} (process ${pid}): one folder, one engine.`,
  )
}

const search = await startSearch(environment, openStore, PUBLIC_KEY)
console.log(`search listens on ${environment.host}:${search.port}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

async function stop(): Promise<void> {
  await search.stop()
  if (lock.taken) lock.release()
  process.exit(0)
}

function leave(why: string): never {
  console.error(why)
  process.exit(1)
}

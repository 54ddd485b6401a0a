import { join } from 'node:path'
import { lockHolder } from '#local/lock.ts'
import { SEARCH } from '#local/paths.ts'

/** The port of the search engine that runs in this folder; null when none runs. */
export function runningSearchPort(): number | null {
  const address = lockHolder(join(SEARCH, 'search.lock'))?.note
  return address === undefined ? null : Number(address.split(':').at(-1))
}

import { setTimeout as pause } from 'node:timers/promises'
import { INVALIDATIONS_PATH } from '#domain/contract/revalidation.ts'
import { followInvalidations } from '#storefront/invalidation/follow.ts'
import { readInvalidations } from '#storefront/invalidation/read.ts'

/** A process that follows the CMS named in its arguments, and reports to its parent what its caches would drop. */
const [cmsUrl = '', secret = ''] = process.argv.slice(2)

await followInvalidations({
  read: (after) => readInvalidations({ address: new URL(INVALIDATIONS_PATH, cmsUrl), secret, after }),
  drop: async (tags) => void process.send?.(tags),
  onError: () => {},
  pause: (ms) => pause(ms),
  signal: new AbortController().signal,
})

import { setTimeout as pause } from 'node:timers/promises'
import { INVALIDATIONS_PATH, REVALIDATION_PATH } from '#domain/contract/revalidation.ts'
import { environment } from '#storefront/env.ts'
import { dropTwice } from '#storefront/invalidation/drop-twice.ts'
import { followInvalidations } from '#storefront/invalidation/follow.ts'
import { readInvalidations } from '#storefront/invalidation/read.ts'
import { sendRevalidation } from '#storefront/invalidation/send.ts'

/**
 * Follows the invalidations of the CMS for this process. Next drops tags only inside a request: they are sent to this
 * process's own address.
 */
export function startFollowing(): void {
  const { CMS_URL, REVALIDATE_SECRET: secret } = environment()
  const own = new URL(REVALIDATION_PATH, ownAddress())
  void followInvalidations({
    read: (after) => readInvalidations({ address: new URL(INVALIDATIONS_PATH, CMS_URL), secret, after }),
    drop: dropTwice({ drop: (tags) => sendRevalidation({ address: own, secret, tags }), onError: log }),
    onError: log,
    pause: (ms) => pause(ms),
    signal: new AbortController().signal,
  })
}

function ownAddress(): string {
  const host = process.env.HOST || '127.0.0.1'
  // Addresses that mean every network are listened on, not connected to.
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${process.env.PORT || 3000}`
}

function log(error: unknown): void {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  console.error(
    `cache invalidations: tried again: ${error instanceof Error ? error.message : String(error)}${cause}`,
  )
}

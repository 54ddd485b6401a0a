import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Lock, Locker, RequestRelease } from '@tus/server'
import { fragment, type Payload, prepared, run, sql } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { ERRORS } from '#domain/errors/catalogue.ts'

/** A process that dies keeps its lock for this long. */
export const LOCK_SECONDS = 10
const RENEW_MS = 2_000
/** A request that waits longer is answered `upload-busy`; its client tries again. */
const WAIT_MS = 6_000
const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 500

/** Whether another request holds the lock of an upload. */
export async function isLocked(payload: Payload, id: string): Promise<boolean> {
  const found = await run(
    payload,
    prepared(fragment`select 1 from uploads where id = ${id} and lock_until >= now()`),
  )
  return found.length > 0
}

/**
 * Locks uploads in their rows, for any number of processes. A request that waits asks the holder to stop: most often its client
 * has lost the connection, and the holder waits for bytes that never come.
 *
 * @param rowOf the id of the row of an upload, by its id in the protocol
 */
export function createUploadLocker(payload: Payload, rowOf: (id: string) => string): Locker {
  /** How the holders in this process are asked to stop. */
  const holders = new Map<string, RequestRelease>()
  return { newLock: (id) => createLock(payload, rowOf(id), holders) }
}

function createLock(payload: Payload, id: string, holders: Map<string, RequestRelease>): Lock {
  const holder = randomUUID()
  let renewing: NodeJS.Timeout | undefined

  async function tryLock(): Promise<boolean> {
    const [locked] = await run(
      payload,
      prepared(fragment`
        update uploads set lock_holder = ${holder}, lock_wanted = false,
          lock_until = now() + make_interval(secs => ${LOCK_SECONDS})
         where id = ${id} and (lock_holder is null or lock_until < now()) returning 1`),
    )
    return locked !== undefined
  }

  async function askHolder(): Promise<void> {
    await holders.get(id)?.()
    await sql(payload)`update uploads set lock_wanted = true where id = ${id} and lock_holder is not null`
  }

  async function renew(requestRelease: RequestRelease): Promise<void> {
    const [kept] = await sql<{ wanted: Column<'uploads.lock_wanted'> }>(payload)`
      update uploads set lock_until = now() + make_interval(secs => ${LOCK_SECONDS})
       where id = ${id} and lock_holder = ${holder} returning lock_wanted as wanted`
    if (kept === undefined || kept.wanted) await requestRelease()
  }

  return {
    async lock(signal, requestRelease) {
      const deadline = performance.now() + WAIT_MS
      let pauseMs = FIRST_PAUSE_MS
      while (!(await tryLock())) {
        // The tus server answers with the status and the body of an error of this shape.
        if (signal.aborted || performance.now() > deadline)
          throw { status_code: ERRORS['upload-busy'].status, body: 'upload-busy' }
        await askHolder()
        await pause(pauseMs)
        pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
      }
      holders.set(id, requestRelease)
      renewing = setInterval(() => {
        renew(requestRelease).catch((error) =>
          payload.logger.warn({ err: error, msg: 'upload lock not renewed' }),
        )
      }, RENEW_MS)
    },
    async unlock() {
      clearInterval(renewing)
      holders.delete(id)
      // Each request that writes extends the lifetime of the upload.
      await run(
        payload,
        prepared(fragment`
          update uploads set lock_holder = null, lock_until = null, lock_wanted = false, updated_at = now()
           where id = ${id} and lock_holder = ${holder}`),
      )
    },
  }
}

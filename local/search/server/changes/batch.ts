import type { Put, RecordStore, Write } from '#local/search/model/store.ts'
import type { Registry } from '#local/search/server/indices/registry.ts'
import { updatePartially } from '#local/search/server/records/partial-update.ts'
import type { WriteRequest } from '#local/search/server/records/write-request.ts'
import { inSlices } from '#local/search/server/tasks/pace.ts'
import { clearIndex, deleteIndex } from './clear-and-delete.ts'
import { ensureIndex } from './ensure-index.ts'

type RecordRequest = Extract<WriteRequest, { body: unknown }>

/** Executes the steps of a batch in order, in slices between which searches are answered. */
export async function executeBatch(
  registry: Registry,
  name: string,
  requests: readonly WriteRequest[],
): Promise<void> {
  let from = 0
  for (const [at, request] of requests.entries()) {
    if ('body' in request) continue
    await writeRecords(registry, name, requests.slice(from, at).filter(isAboutRecord))
    if (request.action === 'clear') await clearIndex(registry, name)
    else await deleteIndex(registry, name)
    from = at + 1
  }
  await writeRecords(registry, name, requests.slice(from).filter(isAboutRecord))
}

async function writeRecords(
  registry: Registry,
  name: string,
  requests: readonly RecordRequest[],
): Promise<void> {
  if (requests.length === 0) return
  const store = (await ensureIndex(registry, name))?.content.store
  if (!store) return
  await inSlices(requests, (slice) => store.write(writesOf(store, slice)))
  await store.saved()
}

/** The writes of a slice of steps. Later steps apply to the results of earlier ones of the slice. */
export function writesOf(
  store: Pick<RecordStore, 'get'>,
  requests: readonly RecordRequest[],
): readonly Write[] {
  const after = new Map<string, Omit<Put, 'type'> | null>()
  const current = (objectID: string) => {
    const changed = after.get(objectID)
    return changed === undefined ? store.get(objectID) : (changed?.record ?? null)
  }
  for (const request of requests) {
    const { objectID } = request.body
    if (request.action === 'deleteObject') after.set(objectID, null)
    else if (request.action === 'addObject' || request.action === 'updateObject') {
      after.set(objectID, { record: request.body, written: request.written ?? null })
    } else {
      const before = current(objectID)
      if (before === null && request.action === 'partialUpdateObjectNoCreate') continue
      const { objectID: _, ...update } = request.body
      const updated = updatePartially(before, objectID, update)
      if (updated !== null) after.set(objectID, { record: updated, written: null })
    }
  }
  return [...after].map(([objectID, put]) =>
    put === null ? { type: 'delete', objectID } : { type: 'put', ...put },
  )
}

function isAboutRecord(request: WriteRequest): request is RecordRequest {
  return 'body' in request
}

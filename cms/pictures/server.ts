import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { createLocate } from '#cms/files/locate.ts'
import { readFile } from '#cms/files/read-file.ts'
import { createPool } from '#media/pipeline/pool.ts'
import { openKernel } from '#media/similarity/kernel.ts'
import { createPictureIndex } from '#media/similarity/picture-index.ts'
import { loadSnapshot, saveSnapshot } from '#media/similarity/snapshot.ts'
import { openStorage } from '#media/storage/open.ts'
import { parsePicturesEnvironment } from './env.ts'
import { followOutbox } from './follow.ts'
import { createHandler } from './handle.ts'
import { createIndexSync } from './index-sync.ts'
import { openLibrary } from './library.ts'

/**
 * The process of search by picture: holds all pictures in memory and follows changes of the library. Listens on
 * loopback only.
 */

const POLL_MS = 1_000
/** Pause after an error, before the library is compared again. */
const FAULT_PAUSE_MS = 5_000
/** Background child processes have low priority and are slow on a busy machine. */
const DESCRIBE_TIMEOUT_MS = 60_000
const SNAPSHOT_EVERY_MS = 10 * 60 * 1000
const KEEP_ALIVE_MS = 65_000

const environment = parsePicturesEnvironment(process.env)
const database = new Pool({ connectionString: environment.DATABASE_URL, max: 4 })
database.on('error', (error) => console.error('database:', error.message))
const storage = openStorage(environment)
const locate = createLocate(database)
// Two pools, so that descriptions for the index do not delay visitors' searches.
const readers = createPool({ size: environment.PICTURES_READERS })
const describers = createPool({ size: 1, timeoutMs: DESCRIBE_TIMEOUT_MS, isBackground: true })
const index = createPictureIndex(await openKernel())
const snapshot = environment.PICTURES_DIR ? join(environment.PICTURES_DIR, 'pictures.snapshot') : null
if (environment.PICTURES_DIR) mkdirSync(environment.PICTURES_DIR, { recursive: true })
for (const picture of snapshot ? await loadSnapshot(snapshot) : []) index.put(picture)

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())

const handle = createHandler({ index, pool: readers })
const server = createServer((request, response) => void handle(request, response))
server.keepAliveTimeout = KEEP_ALIVE_MS
server.headersTimeout = KEEP_ALIVE_MS + 1_000
server.listen(environment.PICTURES_PORT, '127.0.0.1', () =>
  console.log(`pictures listens on ${environment.PICTURES_PORT}, ${index.size} from the snapshot`),
)

await Promise.all([followLibrary(), saveSnapshots()])

server.close()
server.closeAllConnections()
if (snapshot) await saveSnapshot(snapshot, index)
await Promise.allSettled([readers.close(), describers.close(), database.end()])

/** Follows the library until the process is stopped; after an error it starts again with a full comparison. */
async function followLibrary(): Promise<void> {
  const indexSync = createIndexSync({
    index,
    library: openLibrary(database),
    computeDescriptor,
    capacity: environment.PICTURES_CAPACITY,
  })
  while (!stop.signal.aborted) {
    try {
      const readChanges = await followOutbox(database)
      await indexSync.reconcile()
      console.log(`pictures: ${index.size} in step with the library`)
      let isBehind = true
      while (!stop.signal.aborted) {
        const { items, everything } = await readChanges()
        if (everything) await indexSync.reconcile()
        await indexSync.refresh(items)
        // Uploads get their descriptor with their preview; only bulk-loaded rows may lack one.
        isBehind = (isBehind || everything) && (await indexSync.describeMore()) > 0
        if (!isBehind) await sleep(POLL_MS)
      }
    } catch (error) {
      if (!stop.signal.aborted) console.error('pictures:', error)
      await sleep(FAULT_PAUSE_MS)
    }
  }
}

async function saveSnapshots(): Promise<void> {
  while (!stop.signal.aborted) {
    await sleep(SNAPSHOT_EVERY_MS)
    if (snapshot) await saveSnapshot(snapshot, index).catch((error) => console.error('snapshot:', error))
  }
}

async function computeDescriptor(sha256: string) {
  const file = await locate(sha256)
  // A lost original cannot be described. While the storage is unavailable this throws, and is retried.
  if (!file || (await storage.stat(file.storageKey)) === null) return null
  const processed = await describers.process(await readFile({ storage }, file))
  return processed.ok ? processed.value.descriptor : null
}

function sleep(ms: number): Promise<void> {
  return pause(ms, undefined, { signal: stop.signal }).catch(() => undefined)
}

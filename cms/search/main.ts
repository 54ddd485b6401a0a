import { getPayload } from 'payload'
import { openIndices } from '#cms/adapters/algolia-search/open.ts'
import { environment } from '#cms/env.ts'
import { configureIndices } from '#cms/operations/search/configure-indices.ts'
import { type Reconciled, reconcile } from '#cms/operations/search/reconcile.ts'
import { reindex } from '#cms/operations/search/reindex.ts'
import { reindexSuggestions } from '#cms/operations/search/reindex-suggestions.ts'
import { countRows } from '#cms/operations/search/row-sources.ts'
import type { SearchServices } from '#cms/operations/search/sync-records.ts'
import { ROW_KINDS, type RowKind } from '#domain/search/records.ts'
import config from '#payload.config'
import { readArguments, type Task, USAGE } from './options.ts'
import { createProgress } from './progress.ts'

const task = readArguments(process.argv.slice(2))
if (task === null) leave(USAGE, 2)
const indices = openIndices(environment())
if (indices === null)
  leave('Set ALGOLIA_APP_ID and ALGOLIA_WRITE_KEY: there is no search engine to talk to.', 1)

const payload = await getPayload({ config, disableOnInit: true })
await runTask(task, { payload, indices }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
// Payload leaves a connection of its pool open, which would keep this process running.
process.exit()

async function runTask(task: Task, services: SearchServices): Promise<void> {
  const began = performance.now()
  const done = await outcomeOf(task, services)
  console.log(`${done} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
}

function outcomeOf(task: Task, services: SearchServices): Promise<string> {
  switch (task.name) {
    case 'settings':
      return pushSettings(services)
    case 'reconcile':
      return compare(services)
    case 'reindex':
      return reindexAll(services, task)
  }
}

async function pushSettings(services: SearchServices): Promise<string> {
  const changed = await configureIndices(services)
  return changed.length === 0
    ? 'Every index has its settings already.'
    : `${changed.length} indices have new settings.`
}

async function compare(services: SearchServices): Promise<string> {
  await configureIndices(services)
  const progress = createProgress(await countAll(services, ROW_KINDS))
  const found = await reconcile(services, { onRows: (_, count) => progress.add(count) })
  progress.end()
  return spoken(found)
}

async function reindexAll(
  services: SearchServices,
  { indices, locales }: Extract<Task, { name: 'reindex' }>,
): Promise<string> {
  const kinds = ROW_KINDS.filter((kind) => indices.includes(kind))
  const total = await countAll(services, kinds)
  const progress = createProgress(total)
  const [suggestions] = await Promise.all([
    indices.includes('suggestions') ? reindexSuggestions(services, locales) : null,
    ...kinds.map(async (kind) => {
      const done = await reindex(services, kind, { locales, onRows: progress.add })
      if (done === undefined) throw new Error(`Another process makes the index of ${kind} at this moment.`)
    }),
  ])
  progress.end()
  const records = `${total} rows in ${locales.length} ${locales.length === 1 ? 'language' : 'languages'}`
  return `Indexed ${records}${suggestions === null ? '' : `, with ${suggestions} suggestions`}.`
}

async function countAll({ payload }: SearchServices, kinds: readonly RowKind[]): Promise<number> {
  const counts = await Promise.all(kinds.map((kind) => countRows(payload, kind)))
  return counts.reduce((sum, count) => sum + count, 0)
}

function spoken({ rows, missing, stale, ghosts }: Reconciled): string {
  if (missing + stale + ghosts === 0) return `All records of ${rows} rows are as they should be.`
  return `Compared ${rows} rows and repaired ${missing} missing, ${stale} stale, ${ghosts} ghosts.`
}

function leave(words: string, status: number): never {
  console.error(words)
  process.exit(status)
}

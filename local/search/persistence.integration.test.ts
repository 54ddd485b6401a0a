import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SpawnedSearch, spawnedSearch, spawnedUntilItEnds } from './server/testing/spawned-search.ts'

let folder: string
let running: SpawnedSearch | null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'motif-lasting-'))
  running = null
})
afterEach(async () => {
  await running?.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const indexName = 'items'
const BATCH = 50

/** The progress of saving. */
interface Saving {
  /** Acknowledged batches, and the task of the last one. */
  batches: number
  lastTask: number
  readonly ended: Promise<void>
}

/** Saves batches one after the other until the engine stops. */
function saveUntilStopped({ client }: SpawnedSearch): Saving {
  const saving: Saving = { batches: 0, lastTask: 0, ended: save() }
  return saving

  async function save(): Promise<void> {
    for (let batch = 0; ; batch += 1) {
      const requests = Array.from({ length: BATCH }, (_, at) => ({
        action: 'addObject' as const,
        body: { objectID: `o${batch}-${at}`, title: `Owl ${batch}`, text: 'x'.repeat(500) },
      }))
      try {
        const { taskID } = await client.batch({ indexName, batchWriteParams: { requests } })
        Object.assign(saving, { batches: batch + 1, lastTask: taskID })
      } catch {
        return
      }
    }
  }
}

/** Resolves once this many batches are acknowledged. */
function acknowledged(saving: Saving, batches: number): Promise<boolean> {
  return vi.waitUntil(() => saving.batches >= batches, { interval: 5, timeout: 30_000 })
}

async function idsIn({ client }: SpawnedSearch): Promise<Set<string>> {
  const ids = new Set<string>()
  await client.browseObjects({
    indexName,
    browseParams: { attributesToRetrieve: ['objectID'] },
    aggregator: ({ hits }) => {
      for (const { objectID } of hits) ids.add(objectID)
    },
  })
  return ids
}

test.each([1, 4, 12])('a kill after %i acknowledged batches loses none of them', async (answered) => {
  running = await spawnedSearch(folder)
  const saving = saveUntilStopped(running)
  await acknowledged(saving, answered)
  await running.end('SIGKILL')
  await saving.ended
  const { batches, lastTask } = saving

  running = await spawnedSearch(folder)
  await running.client.waitForTask({ indexName, taskID: lastTask, timeout: () => 20 })
  const ids = await idsIn(running)
  const missing = Array.from(
    { length: batches * BATCH },
    (_, at) => `o${Math.floor(at / BATCH)}-${at % BATCH}`,
  ).filter((id) => !ids.has(id))
  expect(missing).toEqual([])
})

test('settings, replicas, rules, synonyms and keys survive a kill', async () => {
  running = await spawnedSearch(folder)
  const { client } = running
  await client.saveObject({ indexName, body: { objectID: 'a' } })
  const replicas = ['virtual(items_latest)']
  await client.setSettings({ indexName, indexSettings: { hitsPerPage: 7, replicas } })
  await client.saveRule({
    indexName,
    objectID: 'pin',
    rule: { objectID: 'pin', consequence: { promote: [{ objectID: 'a', position: 0 }] } },
  })
  const { taskID } = await client.saveSynonyms({
    indexName,
    synonymHit: [{ objectID: 's', type: 'synonym', synonyms: ['owl', 'bird'] }],
  })
  const { key } = await client.addApiKey({ acl: ['search'] })
  await running.end('SIGKILL')

  running = await spawnedSearch(folder)
  await running.client.waitForTask({ indexName, taskID, timeout: () => 20 })
  expect(await running.client.getSettings({ indexName })).toMatchObject({ hitsPerPage: 7, replicas })
  expect(await running.client.getRule({ indexName, objectID: 'pin' })).toMatchObject({ objectID: 'pin' })
  expect(await running.client.getSynonym({ indexName, objectID: 's' })).toMatchObject({ objectID: 's' })
  expect(await running.clientWith(key).getObject({ indexName: 'items_latest', objectID: 'a' })).toEqual({
    objectID: 'a',
  })
})

test('answers pending requests on SIGTERM, exits with code 0, and continues after a restart', async () => {
  running = await spawnedSearch(folder)
  const saving = saveUntilStopped(running)
  await acknowledged(saving, 3)
  expect(await running.end('SIGTERM')).toMatchObject({ code: 0, signal: null })
  await saving.ended
  const { batches, lastTask } = saving
  running = await spawnedSearch(folder)
  await running.client.waitForTask({ indexName, taskID: lastTask, timeout: () => 20 })
  expect((await idsIn(running)).size).toBeGreaterThanOrEqual(batches * BATCH)
  const { taskID } = await running.client.saveObject({ indexName, body: { objectID: 'later' } })
  expect(taskID).toBeGreaterThan(lastTask)
})

test('a second engine on the same folder exits with one clear message', async () => {
  running = await spawnedSearch(folder)
  const second = await spawnedUntilItEnds(folder)
  expect(second.code).toBe(1)
  expect(second.output).toMatch(/ is in use by the search engine at 127\.0\.0\.1:\d+ \(process \d+\)/)
  expect(second.output.split('\n')).toHaveLength(1)
  expect(await running.ask('/healthz').then(({ status }) => status)).toBe(200)
})

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '#local/search/engine/store/open-store.ts'
import { NO_CONFIG } from './config.ts'
import type { Index } from './index-entry.ts'
import { openRegistry, type Registry } from './registry.ts'
import { storeSchema } from './store-schema.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'motif-registry-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function newIndex(registry: Registry): Promise<Index> {
  const now = new Date().toISOString()
  const content = await registry.newContent(NO_CONFIG, storeSchema(NO_CONFIG.settings, []))
  return { name: 'items', createdAt: now, updatedAt: now, lastBuildTimeS: 0, replicas: [], content }
}

test('keeps an index whose deletion could not be saved, and deletes it on the next attempt', async () => {
  const registry = await openRegistry(folder, openStore)
  registry.commit(new Map([['items', await newIndex(registry)]]))
  const draft = join(folder, 'registry.json.draft')
  mkdirSync(draft)
  expect(() => registry.commit(new Map([['items', null]]))).toThrow('EISDIR')
  expect(registry.get('items')?.name).toBe('items')

  rmSync(draft, { recursive: true })
  registry.commit(new Map([['items', null]]))
  await registry.close()
  const again = await openRegistry(folder, openStore)
  expect(again.all()).toEqual([])
  await again.close()
})

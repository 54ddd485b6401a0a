import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { Columns } from '../segment/columns.ts'
import { openStore } from '../store/open-store.ts'
import { TEST_SCHEMA } from '../testing/arbitrary.ts'
import { MATCH_ALL } from '../testing/plans.ts'
import { readSegmentFile, writeSegmentFile } from './segment-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'motif-older-'))

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a snapshot without locations is rebuilt from the log', async () => {
  const before = await openStore(folder, TEST_SCHEMA)
  before.write([
    { type: 'put', record: { objectID: 'paris', _geoloc: { lat: 48.85, lng: 2.35 } } },
    { type: 'put', record: { objectID: 'nowhere' } },
  ])
  before.close()
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.bin'))) {
    const content = readSegmentFile(join(folder, name))
    // Long lists would stay in their file; these lists are too short to be long ones.
    const { places: _, ...columns } = content.columns
    const words = { ...content.words, long: new Uint32Array(0) }
    const facets = content.facets.map((postings) => ({ ...postings, long: new Uint32Array(0) }))
    writeSegmentFile(join(folder, name), { ...content, columns: columns as Columns, words, facets })
  }

  const located = (store: typeof before) => {
    const { matches } = store.find({
      ...MATCH_ALL,
      filter: { type: 'place', areas: [{ type: 'anywhere' }] },
    })
    return matches.map(({ objectID }) => objectID)
  }
  const asItWas = await openStore(folder, TEST_SCHEMA)
  expect(located(asItWas)).toEqual([])
  asItWas.close()
  const after = await openStore(folder, { ...TEST_SCHEMA, places: true })
  expect(located(after)).toEqual(['paris'])
  after.close()
})

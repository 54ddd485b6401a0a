import type pg from 'pg'
import { createPool } from '#media/pipeline/pool.ts'
import type { ProcessOptions } from '#media/pipeline/processed.ts'
import type { SeedSource } from '#seed/seed-item.ts'
import { type LoadReport, loadCatalogue } from './load-catalogue.ts'
import { measureWithPool } from './measure-with-pool.ts'
import { openLibraryStorage } from './open-storage.ts'
import { createProgress } from './progress.ts'

/** Enough to keep the pipeline at work while rows of a batch are being written. */
export const POOL_DEPTH = 48

export interface RunLoad {
  readonly sources: Iterable<SeedSource>
  /** How many sources there are. */
  readonly count: number
  readonly pipeline?: Pick<ProcessOptions, 'lookSide'>
}

/** Loads sources with the storage that the environment names and the media pipeline, showing how far it is. */
export async function runLoad(
  client: pg.ClientBase,
  { sources, count, pipeline }: RunLoad,
): Promise<LoadReport> {
  const pool = createPool({ depth: POOL_DEPTH })
  const progress = createProgress(count)
  try {
    const report = await loadCatalogue({
      client,
      storage: openLibraryStorage(),
      sources,
      measure: measureWithPool(pool, pipeline),
      onSource: progress.source,
      onItems: progress.items,
    })
    progress.refused(report.refused)
    return report
  } finally {
    progress.end()
    await pool.close()
  }
}

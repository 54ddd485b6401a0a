import { accept } from '#domain/errors/catalogue.ts'
import type { Pool } from '#media/pipeline/pool.ts'
import type { ProcessOptions } from '#media/pipeline/processed.ts'
import type { Measure } from './items/measured.ts'

/** Measures every file in the media pipeline, like an upload. */
export function measureWithPool(
  pool: Pick<Pool, 'process'>,
  options: Pick<ProcessOptions, 'lookSide'> = {},
): Measure {
  return async ({ bytes, kind }) => {
    const processed = await pool.process(bytes, { ...options, kind, png256: false })
    if (!processed.ok) return processed
    const { png256: _, ...measured } = processed.value
    return accept(measured)
  }
}

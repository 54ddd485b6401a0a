import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Original } from '../original.ts'

/**
 * What drawing an original gives. A picture that cannot be decoded is refused as `file-damaged`.
 *
 * @throws where the engine for any other format fails: that may be a fault of ours, so that the pool replaces the child
 */
export async function drawOrRefuse<T>(
  { picture }: Original,
  drawing: () => T | Promise<T>,
): Promise<Result<Awaited<T>>> {
  try {
    return accept(await drawing())
  } catch (error) {
    if (picture.type !== 'raster') throw error
    return refuse('file-damaged', error instanceof Error ? error.message : String(error))
  }
}

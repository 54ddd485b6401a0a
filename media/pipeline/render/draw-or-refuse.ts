import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Original } from '../original.ts'

/**
 * The result of drawing an original. A picture that cannot be decoded is refused as `file-damaged`.
 *
 * @throws where the engine for any other format fails, which may be a bug here: the pool then replaces the
 * child
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

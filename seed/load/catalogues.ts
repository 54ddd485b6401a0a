import type { SeedPack } from '#seed/seed-item.ts'
import { iconifyAll, selectedSets } from '#seed/sources/iconify-all.ts'
import { SOURCES } from '#seed/sources/index.ts'
import { firstOfEachPack } from './first-of-each-pack.ts'
import { iconifyJson } from './iconify-json.ts'
import type { RealExtent } from './options.ts'
import type { RunLoad } from './run-load.ts'

/** Photos take longest to render. */
const MAX_PHOTOS = 2

/** Bulk loads measure icons on smaller bitmaps (docs/decisions/0007-bulk-load.md). */
export const BULK_LOOK_SIDE = 32

/** The loads of a catalogue, in order. */
export async function loadsOf(extent: RealExtent): Promise<readonly RunLoad[]> {
  if (extent.type === 'small') {
    const { itemsPerPack } = extent
    const size = ({ kind }: SeedPack) =>
      kind === 'photo' ? Math.min(itemsPerPack, MAX_PHOTOS) : itemsPerPack
    return [{ sources: firstOfEachPack(SOURCES, size), count: SOURCES.length }]
  }
  const whole = { sources: SOURCES, count: SOURCES.length }
  if (extent.type === 'default') return [whole]
  const files = await iconifyJson()
  return [
    whole,
    { sources: iconifyAll(files), count: selectedSets(files).length, pipeline: { lookSide: BULK_LOOK_SIDE } },
  ]
}

import { createHash } from 'node:crypto'
import { iconifyJson } from '#seed/load/iconify-json.ts'
import { iconSvg, readSet } from '#seed/sources/iconify/read-set.ts'
import { selectedSets } from '#seed/sources/iconify-all.ts'

export interface BenchIcon {
  readonly name: string
  readonly svg: string
}

/**
 * Share of the icons that the projection is trained on. They are never searched for, so that the figures are of
 * unseen icons.
 */
const LEARNT_SHARE = 0.1

const MOVES = /<(?:animate|set)/

/** About this many real icons of all sets of the library, evenly from each; the same in every run. */
export async function* icons(count: number): AsyncGenerator<BenchIcon> {
  const files = await iconifyJson()
  const sets = selectedSets(files)
  const all = sets.reduce((sum, [, info]) => sum + (info.total ?? 0), 0)
  const step = Math.max(1, all / count)
  for (const [prefix] of sets) {
    const set = readSet(files.path('json', `${prefix}.json`))
    for (let place = step / 2; place < set.names.length; place += step) {
      const name = set.names[Math.floor(place)] ?? ''
      const svg = iconSvg(set, name)
      // The picture of an animated icon depends on the time.
      if (!MOVES.test(svg)) yield { name: `${prefix}:${name}`, svg }
    }
  }
}

export function isLearnt({ svg }: BenchIcon): boolean {
  const [first = 0] = createHash('sha256').update(svg).digest()
  return first < LEARNT_SHARE * 256
}

import { createHash } from 'node:crypto'
import { iconifyJson } from '#seed/load/iconify-json.ts'
import { iconSvg, readSet } from '#seed/sources/iconify/read-set.ts'
import { selectedSets } from '#seed/sources/iconify-all.ts'

export interface BenchIcon {
  readonly name: string
  readonly svg: string
}

/** One icon in ten is learnt from, and never searched for: its copies would be found for having been seen. */
const LEARNT_SHARE = 0.1

const MOVES = /<(?:animate|set)/

/** Real icons of every set that the library takes, about so many, evenly from each; the same in every run. */
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
      // What a moving icon looks like depends on when one looks.
      if (!MOVES.test(svg)) yield { name: `${prefix}:${name}`, svg }
    }
  }
}

/** Whether an icon is among those that the projection is learnt from. */
export function isLearnt({ svg }: BenchIcon): boolean {
  const [first = 0] = createHash('sha256').update(svg).digest()
  return first < LEARNT_SHARE * 256
}

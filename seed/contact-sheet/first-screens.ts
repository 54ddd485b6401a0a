import { KIND_CODES } from '#domain/assets/kinds.ts'
import { SCREEN } from '#domain/assets/recommend.ts'
import type { Pool } from '#media/pipeline/pool.ts'
import { inRecommendedOrder } from '#seed/load/finish/recommended-items.ts'
import type { SeedItem, SeedSource } from '#seed/seed-item.ts'
import { type RefusedWork, type SheetOfWorks, workOf } from './collect-sheets.ts'

/** The works of the first two screens of each kind in recommended order, one sheet for each kind. */
export async function* collectFirstScreens(
  sources: readonly SeedSource[],
  pool: Pick<Pool, 'process'>,
  onRefused: (work: RefusedWork) => void,
): AsyncGenerator<SheetOfWorks> {
  const items: SeedItem[] = []
  for (const source of sources) for await (const item of source.items()) items.push(item)
  const ordered = inRecommendedOrder(
    items,
    sources.flatMap(({ packs }) => packs),
  )
  for (const kind of KIND_CODES) {
    const first = ordered.filter((item) => item.kind === kind).slice(0, 2 * SCREEN)
    const works = await Promise.all(first.map((item) => workOf(item, pool, onRefused)))
    yield { kind, works: works.filter((work) => work !== null) }
  }
}

import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { isOfferedKind } from '#cms/operations/site/offered-condition.ts'
import type { NumberSource } from '#domain/blocks/block-types.ts'
import type { BlockOf } from '#domain/contract/blocks/served.ts'
import type { StoredBlockOf } from '#domain/contract/blocks/stored.ts'

type Counted = Exclude<NumberSource, 'typed'>
type Numbers = BlockOf<'numbers'>['items']

/** The numbers of a block: typed words, or figures of the library as they are now. */
export async function numbersOf(payload: Payload, { items }: StoredBlockOf<'numbers'>): Promise<Numbers> {
  const figures = items.some(({ source }) => source !== 'typed') ? await readFigures(payload) : null
  return items.flatMap(({ source, value, label }): Numbers => {
    const shown = source === 'typed' ? value : figures?.[source]
    return shown === null || shown === undefined ? [] : [{ value: shown, label }]
  })
}

/** Figures of the published library. */
async function readFigures(payload: Payload): Promise<Readonly<Record<Counted, number>> | undefined> {
  const [row] = await run<Record<Counted, Computed<number>>>(
    payload,
    fragment`
      select counted.*,
        (select count(*)::int from contributors where item_count > 0) as contributors,
        (select count(*)::int from collections where _status = 'published') as collections
      from (
        select coalesce(sum(count) filter (where form = 'item'), 0)::int as assets,
          coalesce(sum(count) filter (where form = 'item' and free), 0)::int as "free-assets",
          coalesce(sum(count) filter (where form = 'pack'), 0)::int as packs,
          coalesce(sum(count) filter (where form = 'item' and kind = 'icon'), 0)::int as icons,
          coalesce(sum(count) filter (where form = 'item' and kind = 'illustration'), 0)::int as illustrations,
          coalesce(sum(count) filter (where form = 'item' and kind = '3d'), 0)::int as models,
          coalesce(sum(count) filter (where form = 'item' and kind = 'lottie'), 0)::int as lotties,
          coalesce(sum(count) filter (where form = 'item' and kind = 'animated-icon'), 0)::int as "animated-icons"
        from catalogue_counts i where ${isOfferedKind('i')}) counted`,
  )
  return row
}

import type { Kind } from '#domain/assets/kinds.ts'
import type { Pool } from '#media/pipeline/pool.ts'
import type { SeedItem, SeedSource } from '#seed/seed-item.ts'
import type { Work } from './draw-sheet.ts'
import { gridOf } from './layout.ts'

/** The works of one sheet. */
export interface SheetOfWorks {
  readonly kind: Kind
  readonly works: readonly Work[]
}

/** An item whose file was refused. */
export interface RefusedWork {
  readonly sourceKey: string
  readonly code: string
}

/**
 * Renders the previews of all items of the sources, or of one kind, and yields them as full sheets, at last the
 * incomplete ones. A sheet has works of one kind.
 */
export async function* collectSheets(
  sources: Iterable<SeedSource>,
  pool: Pick<Pool, 'process'>,
  { kind, onRefused }: { readonly kind?: Kind | undefined; readonly onRefused: (work: RefusedWork) => void },
): AsyncGenerator<SheetOfWorks> {
  const open = new Map<Kind, Promise<Work | null>[]>()
  const sheetOf = async (of: Kind, pending: readonly Promise<Work | null>[]) => ({
    kind: of,
    works: (await Promise.all(pending)).filter((work) => work !== null),
  })
  for (const source of sources) {
    if (kind && !source.packs.some((pack) => pack.kind === kind)) continue
    for await (const item of source.items()) {
      if (kind && item.kind !== kind) continue
      const pending = open.get(item.kind) ?? []
      open.set(item.kind, pending)
      pending.push(workOf(item, pool, onRefused))
      const { columns, rows } = gridOf(item.kind)
      if (pending.length < columns * rows) continue
      open.delete(item.kind)
      yield await sheetOf(item.kind, pending)
    }
  }
  for (const [of, pending] of open) yield await sheetOf(of, pending)
}

export async function workOf(
  { bytes, kind, title, pack, sourceKey }: SeedItem,
  pool: Pick<Pool, 'process'>,
  onRefused: (work: RefusedWork) => void,
): Promise<Work | null> {
  const processed = await pool.process(bytes, { kind, png256: true })
  if (processed.ok && processed.value.png256)
    return { title, pack, ground: processed.value.ground, picture: processed.value.png256 }
  onRefused({ sourceKey, code: processed.ok ? 'no picture' : processed.code })
  return null
}

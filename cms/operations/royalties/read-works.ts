import { integers } from '#cms/operations/binary-arrays.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { Kind } from '#domain/assets/kinds.ts'

/** What of an item decides what its download earns. */
export interface Work {
  readonly kind: Kind
  readonly contributor: number
}

interface WorksRow extends Record<string, unknown> {
  readonly kind: Column<'items.kind'>
  /** Two integers for each item: its id and its contributor. */
  readonly works: Computed<Buffer>
}

/** Items by their ids. A batch of a close has tens of thousands: those of a kind are sent as bytes. */
export async function readWorks(
  transaction: Transaction,
  items: ReadonlySet<number>,
): Promise<ReadonlyMap<number, Work>> {
  const rows = await transaction<WorksRow>(fragment`
    select i.kind, string_agg(int4send(i.id) || int4send(i.contributor_id), '') as works
      from items i where i.id = any(${integers([...items])}::int[]) group by i.kind`)
  const works = new Map<number, Work>()
  for (const { kind, works: bytes } of rows)
    for (let at = 0; at < bytes.length; at += 8)
      works.set(bytes.readInt32BE(at), { kind, contributor: bytes.readInt32BE(at + 4) })
  return works
}

import { countUses } from '#cms/operations/media-library/read-uses.ts'
import type { CellProps } from './cell-props.ts'

/** In how many documents a picture is used. */
export async function UsesCell({ rowData, payload }: CellProps) {
  if (rowData === undefined) return null
  return <span>{await countUses(payload, Number(rowData.id))}</span>
}

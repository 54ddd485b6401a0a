import type { DefaultServerCellComponentProps, UIFieldClient } from 'payload'
import { countUses } from '#cms/operations/media-library/read-uses.ts'

/** In how many documents a picture is used. */
export async function UsesCell({ rowData, payload }: DefaultServerCellComponentProps<UIFieldClient>) {
  return <span>{await countUses(payload, Number(rowData.id))}</span>
}

import type { DefaultServerCellComponentProps, UIFieldClient } from 'payload'
import { coverItems } from './cover-items.ts'
import { Preview } from './preview.tsx'

/** The first three artworks of a pack in a list. */
export async function CoverCell({ rowData, payload }: DefaultServerCellComponentProps<UIFieldClient>) {
  const items = await coverItems(payload, Number(rowData.id))
  return (
    <span className="motif-cover">
      {items.slice(0, 3).map(({ id, title, shown }) => (
        <Preview key={id} shown={shown} title={title} width={100} size="cell" />
      ))}
    </span>
  )
}

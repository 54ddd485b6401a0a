import type { CellProps } from './cell-props.ts'
import { coverItems } from './cover-items.ts'
import { Preview } from './preview.tsx'

/** The first three artworks of a pack in a list. */
export async function CoverCell({ rowData, payload }: CellProps) {
  if (rowData === undefined) return null
  const items = await coverItems(payload, Number(rowData.id))
  return (
    <span className="motif-cover">
      {items.slice(0, 3).map(({ id, title, shown }) => (
        <Preview key={id} shown={shown} title={title} width={100} size="cell" />
      ))}
    </span>
  )
}

import { Link, useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Breakable } from './breakable.tsx'

/** The first column of a list: a link, so that a row opens with the keyboard too. */
export function RowLink({ source }: { readonly source: string }) {
  const row = useRecordContext()
  const resource = useResourceContext()
  const createPath = useCreatePath()
  if (row === undefined || resource === undefined) return null
  return (
    <Link
      to={createPath({ resource, type: 'show', id: row.id })}
      sx={{ display: 'inline-block', minWidth: '8rem', overflowWrap: 'anywhere' }}
    >
      <Breakable text={String(row[source] ?? row.id)} />
    </Link>
  )
}

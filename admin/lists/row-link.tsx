import { Link, useCreatePath, useRecordContext } from 'react-admin'
import type { ConsoleResource } from '#domain/contract/console/resources.ts'
import { Breakable } from './breakable.tsx'
import { valueText } from './value-text.ts'

interface RowLinkProps {
  readonly resource: ConsoleResource
  readonly source: string
}

/** The first column of a list: a link, so that a row opens with the keyboard too. */
export function RowLink({ resource, source }: RowLinkProps) {
  const row = useRecordContext()
  const createPath = useCreatePath()
  if (row === undefined) return null
  return (
    <Link
      to={createPath({ resource, type: 'show', id: row.id })}
      sx={{ display: 'inline-block', minWidth: '8rem', overflowWrap: 'anywhere' }}
    >
      <Breakable text={valueText(resource, source, row[source] || row.id)} />
    </Link>
  )
}

import type { MouseEvent } from 'react'
import { Link, useCreatePath, useTranslate } from 'react-admin'

interface RecordLinkProps {
  /** The resource of the record. */
  readonly to: string
  readonly id: string | number | null
  /** What it is named by; the id where absent. */
  readonly text?: string
}

/** Leads to the page of a record that another one names. Rows of a list lead to their own page otherwise. */
export function RecordLink({ to, id, text }: RecordLinkProps) {
  const createPath = useCreatePath()
  const translate = useTranslate()
  if (id === null) return '–'
  return (
    <Link
      to={createPath({ resource: to, type: 'show', id })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      aria-label={
        text === undefined ? `${translate(`resources.${to}.name`, { smart_count: 1 })} ${id}` : undefined
      }
      sx={{ overflowWrap: 'anywhere' }}
    >
      {text ?? String(id).slice(0, 8)}
    </Link>
  )
}

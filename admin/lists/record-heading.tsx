import { Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { ConsoleResource } from '#domain/contract/console/resources.ts'
import { valueText } from './value-text.ts'

interface RecordHeadingProps {
  readonly resource: ConsoleResource
  readonly source: string
}

/** The heading of one row. A number alone would not say what it counts: it follows the name of the resource. */
export function RecordHeading({ resource, source }: RecordHeadingProps) {
  const translate = useTranslate()
  const row = useRecordContext()
  const shown = row?.[source] || row?.id
  const text = valueText(resource, source, shown)
  return (
    <Typography variant="h1" sx={{ padding: 2, paddingBottom: 0, overflowWrap: 'anywhere' }}>
      {typeof shown === 'number'
        ? `${translate(`resources.${resource}.name`, { smart_count: 1 })} ${text}`
        : text}
    </Typography>
  )
}

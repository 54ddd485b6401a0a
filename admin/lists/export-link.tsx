import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'

/** The whole list as CSV, as it is filtered and sorted. The server writes it; react-admin's button stops at 1,000 rows. */
export function ExportLink() {
  const translate = useTranslate()
  const { resource, filterValues, sort } = useListContext()
  const query = new URLSearchParams({
    filter: JSON.stringify(filterValues),
    sort: JSON.stringify([sort.field, sort.order]),
  })
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      href={`${CONSOLE_API}/${resource}/export?${query}`}
      download
    >
      {translate('ra.action.export')}
    </Button>
  )
}

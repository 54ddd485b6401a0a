import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { EarningsExport } from '#domain/contract/console/earnings.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'

interface ExportLinkProps {
  readonly by: EarningsExport
  /** What is exported, for its accessible name. */
  readonly of: string
  readonly query: URLSearchParams
}

/** Exports one part of the desk as CSV, with all its rows. */
export function ExportLink({ by, of, query }: ExportLinkProps) {
  const translate = useTranslate()
  const address = new URLSearchParams(query)
  address.set('by', by)
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      href={`${CONSOLE_API}/earnings/export?${address}`}
      aria-label={translate('console.earnings.exportOf', { name: of })}
      download
    >
      CSV
    </Button>
  )
}

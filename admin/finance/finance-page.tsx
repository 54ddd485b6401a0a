import { Stack } from '@mui/material'
import { ConsolePage } from '../layout/console-page.tsx'
import { AuditExport } from './audit-export.tsx'
import { YearlyReports } from './yearly-reports.tsx'

/** Files of finance: the yearly reports for tax offices, and the books of a period for auditors. */
export default function FinancePage() {
  return (
    <ConsolePage heading="console.finance.heading" width="desk">
      <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
        <YearlyReports />
        <AuditExport />
      </Stack>
    </ConsolePage>
  )
}

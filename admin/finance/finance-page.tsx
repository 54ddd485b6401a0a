import { Stack, Typography } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { AuditExport } from './audit-export.tsx'
import { YearlyReports } from './yearly-reports.tsx'

/** Files of finance: the yearly reports for tax offices, and the books of a period for auditors. */
export default function FinancePage() {
  const translate = useTranslate()
  const heading = translate('console.finance.heading')
  return (
    <Stack spacing={2} sx={{ alignItems: 'stretch', padding: 2 }}>
      <Title title={heading} />
      <Typography variant="h1">{heading}</Typography>
      <YearlyReports />
      <AuditExport />
    </Stack>
  )
}

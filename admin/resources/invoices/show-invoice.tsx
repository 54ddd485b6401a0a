import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Box, Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import ResourceShow from '../../lists/resource-show.tsx'

export default function ShowInvoice() {
  return (
    <ResourceShow resource="invoices" represent="number">
      <OpenPdf />
    </ResourceShow>
  )
}

function OpenPdf() {
  const translate = useTranslate()
  const invoice = useRecordContext()
  if (invoice === undefined) return null
  const query = new URLSearchParams({ lang: document.documentElement.lang })
  return (
    <Box sx={{ padding: 2, paddingTop: 0 }}>
      <Button
        variant="outlined"
        startIcon={<PdfIcon />}
        href={`${CONSOLE_API}/invoices/${invoice.id}/pdf?${query}`}
        download
      >
        {translate('console.billing.pdf')}
      </Button>
    </Box>
  )
}

import Icon from '@mui/icons-material/ReceiptLongOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const invoices: ResourceManifest<'invoices'> = {
  name: 'invoices',
  icon: Icon,
  columns: ['number', 'customer_email', 'invoice_kind', 'total', 'tax', 'issued_at'],
  filters: ['customer_email', 'invoice_kind', 'seller', 'currency', 'total', 'issued_at'],
  represent: 'number',
  show: lazy(() => import('./show-invoice.tsx')),
}

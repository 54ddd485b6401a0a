import Icon from '@mui/icons-material/CreditCardOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const payments: ResourceManifest<'payments'> = {
  name: 'payments',
  icon: Icon,
  columns: ['gateway_id', 'customer_email', 'amount', 'refunded', 'gateway', 'dispute', 'paid_at'],
  filters: ['customer_email', 'gateway', 'dispute', 'currency', 'amount', 'refunded', 'paid_at'],
  represent: 'gateway_id',
  show: lazy(() => import('./show-payment.tsx')),
}

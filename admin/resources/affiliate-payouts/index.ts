import Icon from '@mui/icons-material/PaymentsOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const affiliatePayouts: ResourceManifest<'affiliate-payouts'> = {
  name: 'affiliate-payouts',
  icon: Icon,
  columns: [
    'customer_email',
    'amount',
    'payout_state',
    'first_approver',
    'approver',
    'created_at',
    'settled_at',
  ],
  filters: ['payout_state', 'customer_email', 'amount', 'currency', 'created_at'],
  preset: { payout_state: ['requested', 'approved'] },
  represent: 'customer_email',
  show: lazy(() => import('./show-payout.tsx')),
}

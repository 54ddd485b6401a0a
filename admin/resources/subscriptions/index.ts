import Icon from '@mui/icons-material/AutorenewOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const subscriptions: ResourceManifest<'subscriptions'> = {
  name: 'subscriptions',
  icon: Icon,
  columns: [
    'plan',
    'customer_email',
    'subscription_state',
    'renews',
    'price',
    'seats',
    'paid_until',
    'created_at',
  ],
  filters: [
    'customer_email',
    'subscription_state',
    'renews',
    'period',
    'gateway',
    'seats',
    'paid_until',
    'created_at',
  ],
  represent: 'plan',
  show: lazy(() => import('./show-subscription.tsx')),
}

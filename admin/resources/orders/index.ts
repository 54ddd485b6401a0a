import Icon from '@mui/icons-material/ShoppingCartOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const orders: ResourceManifest<'orders'> = {
  name: 'orders',
  icon: Icon,
  columns: ['bought', 'customer_email', 'order_state', 'total', 'gateway', 'reason', 'created_at'],
  filters: ['customer_email', 'order_state', 'gateway', 'country', 'currency', 'total', 'created_at'],
  represent: 'bought',
  show: lazy(() => import('./show-order.tsx')),
}

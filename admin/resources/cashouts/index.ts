import Icon from '@mui/icons-material/AccountBalanceWalletOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const cashouts: ResourceManifest<'cashouts'> = {
  name: 'cashouts',
  icon: Icon,
  columns: [
    'contributor_name',
    'amount',
    'payable',
    'cashout_state',
    'is_held',
    'cashout_method',
    'first_approver',
    'approver',
    'created_at',
    'settled_at',
  ],
  filters: ['cashout_state', 'cashout_method', 'is_held', 'amount', 'currency', 'created_at'],
  preset: { cashout_state: ['requested', 'approved', 'processing'] },
  represent: 'contributor_name',
  show: lazy(() => import('./show-cashout.tsx')),
}

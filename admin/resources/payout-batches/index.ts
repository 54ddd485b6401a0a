import Icon from '@mui/icons-material/OutboxOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const payoutBatches: ResourceManifest<'payout-batches'> = {
  name: 'payout-batches',
  icon: Icon,
  columns: [
    'created_at',
    'cashout_method',
    'payable',
    'batch_state',
    'cashouts',
    'open_cashouts',
    'failed_cashouts',
    'last_error',
    'sent_at',
    'settled_at',
  ],
  filters: ['batch_state', 'cashout_method', 'currency', 'created_at'],
  represent: 'created_at',
  toolbar: lazy(() => import('./form-batches.tsx')),
  show: lazy(() => import('./show-batch.tsx')),
}

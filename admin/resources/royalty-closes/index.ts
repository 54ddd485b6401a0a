import Icon from '@mui/icons-material/EventAvailableOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const royaltyCloses: ResourceManifest<'royalty-closes'> = {
  name: 'royalty-closes',
  icon: Icon,
  columns: [
    'month',
    'close_state',
    'priced_payments',
    'payments',
    'lines',
    'posted_earnings',
    'earnings',
    'closed_at',
  ],
  filters: ['month', 'close_state'],
  represent: 'month',
  toolbar: lazy(() => import('../../royalties/start-close.tsx')),
  show: lazy(() => import('./show-close.tsx')),
}

import Icon from '@mui/icons-material/GavelOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const disputes: ResourceManifest<'disputes'> = {
  name: 'disputes',
  icon: Icon,
  columns: [
    'customer_email',
    'amount',
    'dispute',
    'answer_state',
    'answer_until',
    'dispute_reason',
    'gateway',
    'opened_at',
  ],
  filters: ['dispute', 'answer_state', 'gateway', 'currency', 'answer_until', 'opened_at'],
  preset: { dispute: ['open'] },
  represent: 'gateway_id',
  show: lazy(() => import('./show-dispute.tsx')),
}

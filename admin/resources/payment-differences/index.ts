import Icon from '@mui/icons-material/SyncProblemOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const paymentDifferences: ResourceManifest<'payment-differences'> = {
  name: 'payment-differences',
  icon: Icon,
  columns: ['object', 'gateway', 'difference_kind', 'difference_state', 'detail', 'found_at'],
  filters: ['difference_state', 'difference_kind', 'gateway', 'found_at'],
  preset: { difference_state: ['open'] },
  represent: 'object',
  show: lazy(() => import('./show-difference.tsx')),
}

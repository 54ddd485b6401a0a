import Icon from '@mui/icons-material/FlagOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const signals: ResourceManifest<'signals'> = {
  name: 'signals',
  icon: Icon,
  columns: [
    'signal_kind',
    'customer_email',
    'measured',
    'threshold',
    'measured_since',
    'signal_state',
    'found_at',
  ],
  filters: ['signal_state', 'signal_kind', 'found_at'],
  preset: { signal_state: ['open'] },
  represent: 'customer_email',
  show: lazy(() => import('./show-signal.tsx')),
}

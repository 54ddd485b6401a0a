import Icon from '@mui/icons-material/FlagOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const reports: ResourceManifest<'reports'> = {
  name: 'reports',
  icon: Icon,
  columns: [
    'title',
    'report_reason',
    'words',
    'report_state',
    'report_outcome',
    'created_at',
    'is_demonstration',
  ],
  filters: ['report_state', 'report_reason', 'report_outcome', 'created_at', 'is_demonstration'],
  represent: 'title',
  show: lazy(() => import('./show-report.tsx')),
}

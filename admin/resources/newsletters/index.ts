import Icon from '@mui/icons-material/MarkEmailReadOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const newsletters: ResourceManifest<'newsletters'> = {
  name: 'newsletters',
  icon: Icon,
  columns: [
    'name',
    'issue_state',
    'recipients',
    'delivered',
    'bounced',
    'unsubscribed',
    'clicks',
    'updated_at',
  ],
  filters: ['name', 'subject', 'issue_state', 'updated_at'],
  represent: 'name',
  toolbar: lazy(() => import('./write-newsletter.tsx')),
  show: lazy(() => import('./show-newsletter.tsx')),
}

import Icon from '@mui/icons-material/InboxOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const submissions: ResourceManifest<'submissions'> = {
  name: 'submissions',
  icon: Icon,
  columns: [
    'title',
    'preview',
    'kind',
    'state',
    'contributor_name',
    'submitted_at',
    'publish_at',
    'updated_at',
    'is_demonstration',
  ],
  filters: ['state', 'kind', 'contributor_name', 'submitted_at', 'publish_at', 'is_demonstration'],
  represent: 'title',
  toolbar: lazy(() => import('../../submissions/list-toolbar.tsx')),
  rowActions: lazy(() => import('../../updates/revise-row.tsx')),
  show: lazy(() => import('./show-submission.tsx')),
}

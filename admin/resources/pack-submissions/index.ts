import Icon from '@mui/icons-material/LibraryAddOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const packSubmissions: ResourceManifest<'pack-submissions'> = {
  name: 'pack-submissions',
  icon: Icon,
  columns: [
    'title',
    'preview',
    'kind',
    'state',
    'item_count',
    'contributor_name',
    'submitted_at',
    'updated_at',
    'is_demonstration',
  ],
  filters: ['state', 'kind', 'contributor_name', 'submitted_at', 'is_demonstration'],
  represent: 'title',
  toolbar: lazy(() => import('../../packs/new-pack.tsx')),
  show: lazy(() => import('./show-pack-submission.tsx')),
}

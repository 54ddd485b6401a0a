import Icon from '@mui/icons-material/CategoryOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const items: ResourceManifest<'items'> = {
  name: 'items',
  icon: Icon,
  columns: [
    'title',
    'kind',
    'visibility',
    'contributor_name',
    'downloads',
    'published_at',
    'is_demonstration',
  ],
  filters: ['kind', 'visibility', 'free', 'featured', 'contributor_name', 'published_at', 'is_demonstration'],
  represent: 'title',
  show: lazy(() => import('./show-item.tsx')),
}

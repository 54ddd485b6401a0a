import Icon from '@mui/icons-material/CampaignOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const workRequests: ResourceManifest<'work-requests'> = {
  name: 'work-requests',
  icon: Icon,
  columns: [
    'searched_words',
    'search_language',
    'times_asked',
    'published_answers',
    'waiting_answers',
    'request_state',
    'created_at',
  ],
  filters: ['request_state', 'search_language', 'created_at'],
  preset: { request_state: ['open'] },
  represent: 'searched_words',
  show: lazy(() => import('./show-request.tsx')),
}

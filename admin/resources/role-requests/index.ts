import Icon from '@mui/icons-material/AdminPanelSettingsOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const roleRequests: ResourceManifest<'role-requests'> = {
  name: 'role-requests',
  icon: Icon,
  columns: ['email', 'requested_by', 'requested_at', 'outcome', 'decided_by', 'decided_at'],
  filters: ['outcome', 'requested_at'],
  represent: 'email',
  show: lazy(() => import('./show-role-request.tsx')),
}

import Icon from '@mui/icons-material/GroupsOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const customerTeams: ResourceManifest<'customer-teams'> = {
  name: 'customer-teams',
  icon: Icon,
  columns: ['name', 'owner_email', 'seats', 'members', 'invitations', 'created_at'],
  filters: ['name', 'email', 'owner_email', 'seats', 'members', 'created_at'],
  represent: 'name',
  show: lazy(() => import('./show-team.tsx')),
}

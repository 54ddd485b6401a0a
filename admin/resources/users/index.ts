import Icon from '@mui/icons-material/PeopleOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const users: ResourceManifest<'users'> = {
  name: 'users',
  icon: Icon,
  columns: ['email', 'name', 'verified', 'is_contributor', 'created_at', 'login_at'],
  filters: ['verified', 'is_contributor', 'created_at', 'login_at'],
  represent: 'email',
  show: lazy(() => import('./show-user.tsx')),
}

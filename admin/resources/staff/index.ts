import Icon from '@mui/icons-material/BadgeOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const staff: ResourceManifest<'staff'> = {
  name: 'staff',
  icon: Icon,
  columns: ['email', 'name', 'roles', 'login_at'],
  filters: ['roles', 'login_at'],
  represent: 'email',
  show: lazy(() => import('./show-staff.tsx')),
}

import Icon from '@mui/icons-material/PersonSearchOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const customers: ResourceManifest<'customers'> = {
  name: 'customers',
  icon: Icon,
  columns: ['email', 'name', 'plan', 'has_paid', 'teams', 'created_at', 'login_at'],
  filters: ['plan', 'has_paid', 'verified', 'created_at', 'login_at'],
  represent: 'email',
  show: lazy(() => import('./show-customer.tsx')),
}

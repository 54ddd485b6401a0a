import Icon from '@mui/icons-material/HowToRegOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const profileClaims: ResourceManifest<'profile-claims'> = {
  name: 'profile-claims',
  icon: Icon,
  columns: ['contributor_name', 'state', 'method', 'target', 'claimant_email', 'created_at', 'decided_at'],
  filters: ['state', 'method', 'claimant_email', 'created_at'],
  represent: 'contributor_name',
  show: lazy(() => import('./show-claim.tsx')),
}

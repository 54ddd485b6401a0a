import Icon from '@mui/icons-material/GavelOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const takedowns: ResourceManifest<'takedowns'> = {
  name: 'takedowns',
  icon: Icon,
  columns: [
    'claimant',
    'case_state',
    'works',
    'contributor_name',
    'confirmed_at',
    'hear_until',
    'updated_at',
    'is_demonstration',
  ],
  filters: ['case_state', 'outcome', 'contributor_name', 'confirmed_at', 'is_demonstration'],
  represent: 'claimant',
  show: lazy(() => import('./show-takedown.tsx')),
}

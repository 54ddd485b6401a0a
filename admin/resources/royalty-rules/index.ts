import Icon from '@mui/icons-material/PercentOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const royaltyRules: ResourceManifest<'royalty-rules'> = {
  name: 'royalty-rules',
  icon: Icon,
  columns: ['id', 'version', 'rule_state', 'pool_share', 'sale_share', 'api_share', 'note', 'in_force_from'],
  filters: ['rule_state', 'note', 'in_force_from'],
  represent: 'id',
  toolbar: lazy(() => import('../../royalties/new-rule.tsx')),
  show: lazy(() => import('./show-rule.tsx')),
}

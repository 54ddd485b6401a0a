import Icon from '@mui/icons-material/LockOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const ledgerDays: ResourceManifest<'ledger-days'> = {
  name: 'ledger-days',
  icon: Icon,
  columns: ['id', 'transactions', 'root', 'closed_at'],
  filters: ['transactions', 'closed_at'],
  represent: 'id',
  toolbar: lazy(() => import('../../ledger/verify-button.tsx')),
}

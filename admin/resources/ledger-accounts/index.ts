import Icon from '@mui/icons-material/AccountTreeOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const ledgerAccounts: ResourceManifest<'ledger-accounts'> = {
  name: 'ledger-accounts',
  icon: Icon,
  columns: ['id', 'account', 'holder', 'balance', 'currency'],
  filters: ['account', 'holder', 'currency', 'balance'],
  represent: 'id',
  show: lazy(() => import('./show-account.tsx')),
}

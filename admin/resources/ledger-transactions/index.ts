import Icon from '@mui/icons-material/AccountBalanceOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const ledgerTransactions: ResourceManifest<'ledger-transactions'> = {
  name: 'ledger-transactions',
  icon: Icon,
  columns: ['id', 'reference', 'posting_kind', 'posted_at', 'reverses', 'actor_email', 'reason'],
  filters: ['reference', 'posting_kind', 'posted_at', 'actor_email', 'reverses'],
  represent: 'reference',
  show: lazy(() => import('./show-transaction.tsx')),
}

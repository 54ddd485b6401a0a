import Icon from '@mui/icons-material/AccountBalanceOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const payees: ResourceManifest<'payees'> = {
  name: 'payees',
  icon: Icon,
  columns: [
    'payee_email',
    'contributor_name',
    'identity_state',
    'tax_form',
    'tax_form_state',
    'tax_form_until',
    'payout_method',
    'method_masked',
  ],
  filters: [
    'identity_state',
    'tax_form_state',
    'tax_form',
    'payout_method',
    'payee_kind',
    'payee_country',
    'payee_email',
    'tax_form_until',
  ],
  represent: 'payee_email',
  show: lazy(() => import('./show-payee.tsx')),
}

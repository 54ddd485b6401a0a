import Icon from '@mui/icons-material/WorkspacePremiumOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const certificates: ResourceManifest<'certificates'> = {
  name: 'certificates',
  icon: Icon,
  columns: ['number', 'asset', 'licensee', 'customer_email', 'certificate_state', 'revocation', 'issued_at'],
  filters: [
    'number',
    'asset',
    'licensee',
    'customer_email',
    'certificate_state',
    'revocation',
    'sha256',
    'issued_at',
  ],
  represent: 'number',
  show: lazy(() => import('./show-certificate.tsx')),
}

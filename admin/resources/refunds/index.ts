import Icon from '@mui/icons-material/UndoOutlined'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const refunds: ResourceManifest<'refunds'> = {
  name: 'refunds',
  icon: Icon,
  columns: ['id', 'customer_email', 'amount', 'refund_state', 'refund_reason', 'actor_email', 'created_at'],
  filters: [
    'customer_email',
    'refund_state',
    'refund_reason',
    'automatic',
    'actor_email',
    'amount',
    'created_at',
  ],
  represent: 'id',
}

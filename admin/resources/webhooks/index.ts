import Icon from '@mui/icons-material/WebhookOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const webhooks: ResourceManifest<'webhooks'> = {
  name: 'webhooks',
  icon: Icon,
  columns: ['event', 'event_type', 'webhook_state', 'reason', 'attempts', 'gateway', 'received_at'],
  filters: ['webhook_state', 'event_type', 'gateway', 'attempts', 'received_at'],
  preset: { webhook_state: ['waiting'] },
  represent: 'event',
  show: lazy(() => import('./show-webhook.tsx')),
}

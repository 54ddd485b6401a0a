import Icon from '@mui/icons-material/HistoryOutlined'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const auditLog: ResourceManifest<'audit-log'> = {
  name: 'audit-log',
  icon: Icon,
  columns: ['id', 'at', 'actor_email', 'command', 'resource', 'record', 'reason'],
  filters: ['command', 'resource', 'record', 'actor_email', 'at'],
  represent: 'id',
}

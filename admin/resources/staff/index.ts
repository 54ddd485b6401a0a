import Icon from '@mui/icons-material/BadgeOutlined'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const staff: ResourceManifest<'staff'> = {
  name: 'staff',
  icon: Icon,
  columns: ['email', 'name', 'roles', 'login_at'],
  filters: ['roles', 'login_at'],
  represent: 'email',
}

import Icon from '@mui/icons-material/PaletteOutlined'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const contributors: ResourceManifest<'contributors'> = {
  name: 'contributors',
  icon: Icon,
  columns: ['name', 'username', 'type', 'claimed', 'item_count', 'pack_count', 'followers', 'created_at'],
  filters: ['type', 'claimed', 'open_to_work', 'item_count', 'created_at'],
  represent: 'name',
}

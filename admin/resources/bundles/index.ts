import Icon from '@mui/icons-material/Inventory2Outlined'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const bundles: ResourceManifest<'bundles'> = {
  name: 'bundles',
  icon: Icon,
  columns: ['title', 'visibility', 'contributor_name', 'downloads', 'published_at'],
  filters: ['visibility', 'free', 'featured', 'contributor_name', 'published_at'],
  represent: 'title',
}

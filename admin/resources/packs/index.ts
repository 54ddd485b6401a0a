import Icon from '@mui/icons-material/CollectionsBookmarkOutlined'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const packs: ResourceManifest<'packs'> = {
  name: 'packs',
  icon: Icon,
  columns: [
    'title',
    'kind',
    'visibility',
    'contributor_name',
    'item_count',
    'downloads',
    'published_at',
    'is_demonstration',
  ],
  filters: ['kind', 'visibility', 'free', 'featured', 'contributor_name', 'published_at', 'is_demonstration'],
  represent: 'title',
}

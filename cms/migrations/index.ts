import * as migration_20261121_132617_catalogue from './20261121_132617_catalogue';
import * as migration_20261121_133000_catalogue_reads from './20261121_133000_catalogue_reads';
import * as migration_20261121_134000_seed_runs from './20261121_134000_seed_runs';
import * as migration_20261121_143000_panel_reads from './20261121_143000_panel_reads';
import * as migration_20261121_164031_search from './20261121_164031_search';
import * as migration_20261121_164100_search_versions from './20261121_164100_search_versions';
import * as migration_20261121_170000_pictures from './20261121_170000_pictures';
import * as migration_20261121_173035_accounts from './20261121_173035_accounts';
import * as migration_20261121_191000_personal_collections from './20261121_191000_personal_collections';
import * as migration_20261121_192000_profile from './20261121_192000_profile';
import * as migration_20261121_193000_notifications from './20261121_193000_notifications';
import * as migration_20261121_193100_brand_palettes from './20261121_193100_brand_palettes';
import * as migration_20261121_193200_recent from './20261121_193200_recent';
import * as migration_20261122_000100_announcements from './20261122_000100_announcements';
import * as migration_20261122_000200_traits from './20261122_000200_traits';
import * as migration_20261122_000300_contributors from './20261122_000300_contributors';
import * as migration_20261122_000400_landing_pages from './20261122_000400_landing_pages';
import * as migration_20261122_000500_counters from './20261122_000500_counters';
import * as migration_20261122_000600_sitemaps from './20261122_000600_sitemaps';
import * as migration_20261122_000700_web_addresses from './20261122_000700_web_addresses';
import * as migration_20261122_000800_picture_ids from './20261122_000800_picture_ids';
import * as migration_20261124_000100_replaced_typefaces from './20261124_000100_replaced_typefaces';
import * as migration_20261124_000200_revision_attempts from './20261124_000200_revision_attempts';
import * as migration_20261124_235138_company_pictures_and_acquisition from './20261124_235138_company_pictures_and_acquisition';

export const migrations = [
  {
    up: migration_20261121_132617_catalogue.up,
    down: migration_20261121_132617_catalogue.down,
    name: '20261121_132617_catalogue',
  },
  {
    up: migration_20261121_133000_catalogue_reads.up,
    down: migration_20261121_133000_catalogue_reads.down,
    name: '20261121_133000_catalogue_reads',
  },
  {
    up: migration_20261121_134000_seed_runs.up,
    down: migration_20261121_134000_seed_runs.down,
    name: '20261121_134000_seed_runs',
  },
  {
    up: migration_20261121_143000_panel_reads.up,
    down: migration_20261121_143000_panel_reads.down,
    name: '20261121_143000_panel_reads',
  },
  {
    up: migration_20261121_164031_search.up,
    down: migration_20261121_164031_search.down,
    name: '20261121_164031_search',
  },
  {
    up: migration_20261121_164100_search_versions.up,
    down: migration_20261121_164100_search_versions.down,
    name: '20261121_164100_search_versions',
  },
  {
    up: migration_20261121_170000_pictures.up,
    down: migration_20261121_170000_pictures.down,
    name: '20261121_170000_pictures',
  },
  {
    up: migration_20261121_173035_accounts.up,
    down: migration_20261121_173035_accounts.down,
    name: '20261121_173035_accounts',
  },
  {
    up: migration_20261121_191000_personal_collections.up,
    down: migration_20261121_191000_personal_collections.down,
    name: '20261121_191000_personal_collections',
  },
  {
    up: migration_20261121_192000_profile.up,
    down: migration_20261121_192000_profile.down,
    name: '20261121_192000_profile',
  },
  {
    up: migration_20261121_193000_notifications.up,
    down: migration_20261121_193000_notifications.down,
    name: '20261121_193000_notifications',
  },
  {
    up: migration_20261121_193100_brand_palettes.up,
    down: migration_20261121_193100_brand_palettes.down,
    name: '20261121_193100_brand_palettes',
  },
  {
    up: migration_20261121_193200_recent.up,
    down: migration_20261121_193200_recent.down,
    name: '20261121_193200_recent',
  },
  {
    up: migration_20261122_000100_announcements.up,
    down: migration_20261122_000100_announcements.down,
    name: '20261122_000100_announcements',
  },
  {
    up: migration_20261122_000200_traits.up,
    down: migration_20261122_000200_traits.down,
    name: '20261122_000200_traits',
  },
  {
    up: migration_20261122_000300_contributors.up,
    down: migration_20261122_000300_contributors.down,
    name: '20261122_000300_contributors',
  },
  {
    up: migration_20261122_000400_landing_pages.up,
    down: migration_20261122_000400_landing_pages.down,
    name: '20261122_000400_landing_pages',
  },
  {
    up: migration_20261122_000500_counters.up,
    down: migration_20261122_000500_counters.down,
    name: '20261122_000500_counters',
  },
  {
    up: migration_20261122_000600_sitemaps.up,
    down: migration_20261122_000600_sitemaps.down,
    name: '20261122_000600_sitemaps',
  },
  {
    up: migration_20261122_000700_web_addresses.up,
    down: migration_20261122_000700_web_addresses.down,
    name: '20261122_000700_web_addresses',
  },
  {
    up: migration_20261122_000800_picture_ids.up,
    down: migration_20261122_000800_picture_ids.down,
    name: '20261122_000800_picture_ids',
  },
  {
    up: migration_20261124_000100_replaced_typefaces.up,
    down: migration_20261124_000100_replaced_typefaces.down,
    name: '20261124_000100_replaced_typefaces',
  },
  {
    up: migration_20261124_000200_revision_attempts.up,
    down: migration_20261124_000200_revision_attempts.down,
    name: '20261124_000200_revision_attempts',
  },
  {
    up: migration_20261124_235138_company_pictures_and_acquisition.up,
    down: migration_20261124_235138_company_pictures_and_acquisition.down,
    name: '20261124_235138_company_pictures_and_acquisition'
  },
];

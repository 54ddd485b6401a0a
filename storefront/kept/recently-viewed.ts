import { readViewed } from '#domain/search/recently-viewed.ts'
import { keptList } from '#storefront/kept/kept-list.ts'

/** Slugs of the items that were looked at in this browser. */
export const RECENTLY_VIEWED = keptList('motif:recently-viewed', readViewed)

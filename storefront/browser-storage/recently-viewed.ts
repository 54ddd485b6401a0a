import { readViewed } from '#domain/search/recently-viewed.ts'
import { storedList } from '#storefront/browser-storage/stored-list.ts'

/** Slugs of the items viewed in this browser. */
export const RECENTLY_VIEWED = storedList('motif:recently-viewed', readViewed)

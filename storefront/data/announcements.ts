import { type Announcement, announcementsSchema } from '#domain/contract/announcements.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CatalogueUnavailable, readExisting } from '#storefront/data/catalogue.ts'

/** Announcements that have not ended, for the bar above the header; none while the CMS is unavailable. */
export async function readAnnouncements(locale: Locale): Promise<readonly Announcement[]> {
  try {
    return await readExisting({
      locale,
      path: '/announcements',
      name: 'announcements',
      schema: announcementsSchema,
      tags: [],
    })
  } catch (error) {
    if (error instanceof CatalogueUnavailable) return []
    throw error
  }
}

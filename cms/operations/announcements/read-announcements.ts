import type { Payload } from '#cms/operations/database.ts'
import { hasEnded, linkIn } from '#domain/announcements/announcements.ts'
import type { Announcement } from '#domain/contract/announcements.ts'
import type { Locale } from '#domain/locales/locales.ts'

/**
 * The announcements that have not ended at a moment (milliseconds since 1970). Future ones are included, because a
 * page that is rendered now may be shown in their period.
 */
export async function readAnnouncements(
  payload: Payload,
  locale: Locale,
  now: number,
): Promise<readonly Announcement[]> {
  const { entries } = await payload.findGlobal({ slug: 'announcements', locale, depth: 0 })
  return (entries ?? [])
    .filter(({ until }) => !hasEnded({ until: until ?? null }, now))
    .map(({ id, text, linkLabel, address, audience, from, until }) => ({
      id: id ?? text,
      text,
      link: linkOf(locale, linkLabel, address),
      audience,
      from: from ?? null,
      until: until ?? null,
    }))
}

function linkOf(locale: Locale, label?: string | null, address?: string | null): Announcement['link'] {
  const href = label && address ? linkIn(locale, address) : null
  return label && href ? { label, href } : null
}

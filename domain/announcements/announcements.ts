import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { resolve } from '#domain/routing/resolve.ts'
import { isSitePath, namesLanguage } from '#domain/routing/site-path.ts'
import { isWebAddress } from '#domain/routing/web-address.ts'

/** The audience of an announcement: all visitors, signed-in users, or visitors without a session. */
export const AUDIENCES = ['everybody', 'people', 'visitors'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Maximum length of the list. */
export const MAX_ANNOUNCEMENTS = 10

/** The fields of an announcement that can be invalid, as a form sends them. */
interface Written {
  readonly linkLabel?: string | null
  readonly address?: string | null
  readonly from?: string | null
  readonly until?: string | null
}

/** ISO 8601; null for no limit. */
interface Period {
  readonly from: string | null
  readonly until: string | null
}

/** Whether the announcement has ended at a moment, in milliseconds since 1970. */
export function hasEnded({ until }: Pick<Period, 'until'>, now: number): boolean {
  return until !== null && Date.parse(until) <= now
}

/** Whether the moment is within the period. */
export function isCurrent(period: Period, now: number): boolean {
  return (period.from === null || Date.parse(period.from) <= now) && !hasEnded(period, now)
}

/** Whether the announcement is for signed-in users or for visitors, as given. */
export function isInAudience(audience: Audience, signedIn: boolean): boolean {
  return audience === 'everybody' || (audience === 'people') === signedIn
}

/** The first fault in the announcements as an editor entered them; null when they are valid. */
export function announcementFault(rows: unknown): string | null {
  if (!Array.isArray(rows)) return null
  if (rows.length > MAX_ANNOUNCEMENTS) return `At most ${MAX_ANNOUNCEMENTS} announcements.`
  for (const [index, row] of rows.entries()) {
    const fault = faultOf(row)
    if (fault !== null) return `Announcement ${index + 1}: ${fault}`
  }
  return null
}

function faultOf({ linkLabel, address, from, until }: Written): string | null {
  if (Boolean(linkLabel) !== Boolean(address)) return 'A link needs both its words and its address.'
  if (from && until && Date.parse(from) >= Date.parse(until)) return 'It has to end after it begins.'
  return address ? linkFault(address) : null
}

/** The fault in the link of an announcement; null when it is valid. */
export function linkFault(address: string): string | null {
  if (isOutside(address)) return null
  if (!isSitePath(address) || namesLanguage(address))
    return 'Write a path of this site without language, such as /icons, or an https address.'
  return isMissing(address) ? 'There is no page at this path.' : null
}

/** The address in a language: paths of the site are stored without one. Null for an invalid address. */
export function linkIn(locale: Locale, address: string): string | null {
  if (isOutside(address)) return address
  return isSitePath(address) ? `/${LOCALES[locale].prefix}${address === '/' ? '' : address}` : null
}

function isOutside(address: string): boolean {
  return isWebAddress(address) && new URL(address).protocol === 'https:'
}

function isMissing(path: string): boolean {
  const { pathname, search } = new URL(path, 'https://motif.example')
  return resolve({ pathname, search }).kind === 'missing'
}

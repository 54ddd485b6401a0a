import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { isSitePath, pathOf } from '#domain/routing/site-path.ts'

/** A link to a page of this site inside a document. */
export interface SiteLink {
  /** The place of the link: names and numbers joined by dots. */
  readonly field: string
  /** The language of the text that contains it; null where all languages share it. */
  readonly locale: Locale | null
  /** As the editor wrote it: a path without language. */
  readonly address: string
}

/** The names of members that hold addresses: of blocks, texts, announcements and redirects. */
const ADDRESS_MEMBERS: ReadonlySet<string> = new Set(['address', 'url', 'to'])
const LOCALES: ReadonlySet<string> = new Set(LOCALE_CODES)

/** Maximum links of one document; an editor mends the first ones first. */
export const MAX_SITE_LINKS = 500

/** The links to pages of this site in a document with all of its languages, each place once. */
export function siteLinksIn(document: unknown): readonly SiteLink[] {
  const found: SiteLink[] = []
  collect(document, [], found)
  return found
}

function collect(value: unknown, path: readonly string[], found: SiteLink[]): void {
  if (typeof value !== 'object' || value === null || found.length >= MAX_SITE_LINKS) return
  for (const [name, member] of Object.entries(value)) {
    const at = [...path, name]
    if (typeof member !== 'string') collect(member, at, found)
    else if (ADDRESS_MEMBERS.has(name) && isPageAddress(member.trim()) && found.length < MAX_SITE_LINKS)
      found.push({ field: at.join('.'), locale: localeOf(at), address: member.trim() })
  }
}

/** Files and calls of the site are no pages. */
function isPageAddress(address: string): boolean {
  if (!isSitePath(address)) return false
  const path = pathOf(address)
  return !/^\/(?:api|admin|feeds)(?:\/|$)/.test(path) && !/\.[a-z0-9]{2,5}$/i.test(path)
}

function localeOf(path: readonly string[]): Locale | null {
  const code = path.find((name) => LOCALES.has(name))
  return LOCALE_CODES.find((locale) => locale === code) ?? null
}

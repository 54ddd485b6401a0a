import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Column } from '#cms/operations/schema/columns.ts'
import { linkIn } from '#domain/announcements/announcements.ts'
import type { SiteTexts } from '#domain/contract/site-texts.ts'
import { type LandingPlace, landingPath } from '#domain/landing/places.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { resolve } from '#domain/routing/resolve.ts'

interface StoredLink {
  readonly label?: string | null
  readonly address?: string | null
}

interface StoredWords {
  readonly heading?: string | null
  readonly text?: string | null
}

/** The menus and words that editors wrote. A link to a page that has left the site since is left out. */
export async function readSiteTexts(payload: Payload, locale: Locale): Promise<SiteTexts> {
  const [stored, published] = await Promise.all([
    payload.findGlobal({ slug: 'site-texts', locale, depth: 0 }),
    readPublished(payload),
  ])
  const linksOf = (links: readonly StoredLink[] | null | undefined) =>
    (links ?? []).flatMap(({ label, address }) => {
      const href = label && address && leadsSomewhere(address, published) ? linkIn(locale, address) : null
      return label && href !== null ? [{ label, href }] : []
    })
  return {
    footer: (stored.footer ?? []).map(({ heading, links }) => ({ heading, links: linksOf(links) })),
    menus: (stored.menus ?? []).map(({ section, heading, links }) => ({
      section,
      heading,
      links: linksOf(links),
    })),
    strip: linksOf(stored.strip),
    errors: {
      'not-found': wordsOf(stored.notFound),
      unavailable: wordsOf(stored.unavailable),
      internal: wordsOf(stored.internal),
    },
  }
}

function wordsOf(words: StoredWords | undefined) {
  return { heading: words?.heading?.trim() || null, text: words?.text?.trim() || null }
}

function leadsSomewhere(address: string, published: ReadonlySet<string>): boolean {
  if (!address.startsWith('/')) return true
  const { pathname, search } = new URL(address, 'https://site.example')
  const reached = resolve({ pathname, search })
  return reached.kind !== 'landing' || published.has(landingPath(reached.at))
}

interface AddressRow extends Record<string, unknown> {
  readonly place: Cast<'landing_pages.place', LandingPlace>
  readonly slug: Column<'landing_pages.slug'>
}

async function readPublished(payload: Payload): Promise<ReadonlySet<string>> {
  const rows = await run<AddressRow>(
    payload,
    fragment`select place::text, slug from landing_pages where _status = 'published'`,
  )
  return new Set(rows.map(({ place, slug }) => landingPath({ place, slug: slug ?? '' })))
}

import { CARDS } from '#domain/assets/card-url.ts'
import { isLocale, type Locale } from '#domain/locales/locales.ts'
import { LANDING_PLACES, type LandingAddress } from './places.ts'

/** The picture of a page or a post for link previews on other sites: its title on a card, in one language. */
export type PageCardOf = { readonly locale: Locale } & (
  | ({ readonly kind: 'page' } & LandingAddress)
  | { readonly kind: 'post'; readonly slug: string }
  /** The same for every invitation: other sites see no name and no code. */
  | { readonly kind: 'invitation' }
)

/** The address of a card, relative to the site. It contains only the page, so it has no variants to enumerate. */
export function pageCardUrl(card: PageCardOf): string {
  if (card.kind === 'invitation') return `${CARDS}/invitation/${card.locale}.jpg`
  const at = card.kind === 'page' ? `${card.place}/${card.slug}` : card.slug
  return `${CARDS}/${card.kind}/${card.locale}/${at}.jpg`
}

const SLUG = '([a-z0-9]+(?:-[a-z0-9]+)*)'
const PAGE = new RegExp(`^${CARDS}/page/([a-z]{2})/([a-z]+)/${SLUG}\\.jpg$`)
const INVITATION = new RegExp(`^${CARDS}/invitation/([a-z]{2})\\.jpg$`)
const POST = new RegExp(`^${CARDS}/post/([a-z]{2})/${SLUG}\\.jpg$`)

/** The page or post of a card's path; null for any other path. */
export function pageCardOfPath(path: string): PageCardOf | null {
  const [, invited] = INVITATION.exec(path) ?? []
  if (invited !== undefined) return isLocale(invited) ? { kind: 'invitation', locale: invited } : null
  const [, postLocale = '', post] = POST.exec(path) ?? []
  if (post !== undefined)
    return isLocale(postLocale) ? { kind: 'post', locale: postLocale, slug: post } : null
  const [, locale = '', place = '', slug] = PAGE.exec(path) ?? []
  if (slug === undefined || !isLocale(locale) || !isPlace(place)) return null
  return { kind: 'page', locale, place, slug }
}

function isPlace(text: string): text is keyof typeof LANDING_PLACES {
  return Object.hasOwn(LANDING_PLACES, text)
}

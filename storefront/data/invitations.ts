import { type InvitationTerms, invitationTermsSchema } from '#domain/contract/invitations.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { readExisting } from '#storefront/data/catalogue.ts'

/** The coupon for invited people begins, ends and is used up without a change of its row. */
const REFRESH_SECONDS = 60

/** What the page of an invitation says to everyone. */
export function readInvitationTerms(locale: Locale): Promise<InvitationTerms> {
  return readExisting({
    locale,
    path: '/invitations',
    name: 'terms',
    schema: invitationTermsSchema,
    tags: [CACHE_TAGS.site(), CACHE_TAGS.offers()],
    refresh: REFRESH_SECONDS,
  })
}

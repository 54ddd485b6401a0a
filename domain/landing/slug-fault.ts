import { isLandingSlug, type LandingPlace } from '#domain/landing/places.ts'
import { type Reservation, reservationOf } from '#domain/landing/reserved.ts'

/** The message for an editor why a landing page cannot have this address; null where it can. */
export function slugFault(place: LandingPlace, slug: string): string | null {
  if (!isLandingSlug(slug))
    return 'Lower-case letters, digits and single hyphens between words, such as line-avatars.'
  const reservation = place === 'root' ? reservationOf(slug) : null
  return reservation && REASONS[reservation]
}

const REASONS: Readonly<Record<Reservation, string>> = {
  language: 'This word stands for a language in every address of the site.',
  page: 'Another page of the site has this word. Add a word, or make it a campaign, which stands under /l/.',
  kept: 'This word is kept for a page to come. Add a word, or make it a campaign, which stands under /l/.',
}

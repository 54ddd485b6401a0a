import type { Card } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'

/** The page of an asset. */
export function addressOfCard(card: Card, locale: Locale): string {
  if (card.form === 'bundle') return href('bundle', locale, card)
  return href(card.form, locale, card)
}

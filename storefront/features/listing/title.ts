import type { useTranslations } from 'next-intl'
import { wordsOfSlug } from '#domain/assets/slug.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { View } from '#domain/routing/view.ts'

/** The translator of the namespace `listing`. */
export type ListingTexts = ReturnType<typeof useTranslations<'listing'>>

/** The full name of a listing of the library, for the page title: "Nature: icon packs", "Free icons". */
export function listingTitle(t: ListingTexts, locale: Locale, view: View): string {
  const words = shownWords(view) ?? ''
  const key = view.variant ?? (view.words === null ? 'plain' : 'words')
  return capitalised(t(`title.${key}`, { things: things(t, view), words }), locale)
}

/** The heading: a search has its words only, since the kind tabs show the rest. */
export function listingHeading(t: ListingTexts, locale: Locale, view: View): string {
  const searched = view.variant === null ? shownWords(view) : null
  return searched === null ? listingTitle(t, locale, view) : capitalised(searched, locale)
}

/** The name of a listing within a category, a style or a collection: "Nature: icon packs". */
export function placeTitle(t: ListingTexts, locale: Locale, view: View, place: string): string {
  if (view.kind === null && view.form === 'item') return place
  return capitalised(t('title.place', { place, things: things(t, view) }), locale)
}

/** Adds the page number, except on the first page. */
export function withPage(t: ListingTexts, title: string, { page }: Pick<View, 'page'>): string {
  return page === 1 ? title : t('title.page', { title, page })
}

/** The words of a search for display; null without a search. */
export function shownWords({ words }: Pick<View, 'words'>): string | null {
  return words === null ? null : wordsOfSlug(words)
}

function things(t: ListingTexts, { kind, form }: View): string {
  return t(`things.${kind ?? 'all'}.${form}`)
}

function capitalised(text: string, locale: Locale): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(locale) + rest.join('')
}

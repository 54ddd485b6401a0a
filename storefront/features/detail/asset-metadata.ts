import type { Metadata } from 'next'
import { CARD_SIZE, type CardOf, cardUrl } from '#domain/assets/card-url.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales/locales.ts'
import { offeredLocales } from '#storefront/data/site.ts'

const DESCRIPTION_LENGTH = 160

interface AssetPage {
  readonly title: string
  readonly description: string
  /** The canonical address in each language. */
  readonly hrefIn: (locale: Locale) => string
  readonly locale: Locale
  /** Languages that have a title of their own. */
  readonly translatedInto: readonly string[]
  /** Shown where the page is shared. */
  readonly card: CardOf
}

/**
 * The head of a detail page: title, description, canonical address in each language, sharing card. Where an asset has
 * no title in a language, its page is a duplicate: the English one is canonical.
 */
export function assetMetadata(page: AssetPage): Metadata {
  const { title, locale, hrefIn } = page
  const description = shorten(page.description)
  const translated = offeredLocales().filter(
    (code) => code === DEFAULT_LOCALE || page.translatedInto.includes(code),
  )
  const languages = Object.fromEntries(translated.map((code) => [LOCALES[code].bcp47, hrefIn(code)]))
  const image = { url: cardUrl(page.card), ...CARD_SIZE, type: 'image/jpeg', alt: title }
  return {
    title,
    description,
    alternates: {
      canonical: hrefIn(translated.includes(locale) ? locale : DEFAULT_LOCALE),
      languages: { ...languages, 'x-default': hrefIn(DEFAULT_LOCALE) },
    },
    openGraph: {
      title,
      description,
      url: hrefIn(locale),
      type: 'website',
      locale: LOCALES[locale].bcp47,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}

/** Cut between words, at the length that search engines show. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  const cut = text.lastIndexOf(' ', DESCRIPTION_LENGTH - 1)
  return `${text.slice(0, cut > 0 ? cut : DESCRIPTION_LENGTH - 1)}…`
}

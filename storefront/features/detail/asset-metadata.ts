import type { Metadata } from 'next'
import { previewUrl } from '#domain/assets/preview-url.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import { LOCALE_CODES, LOCALES, type Locale } from '#domain/locales/locales.ts'

const DESCRIPTION_LENGTH = 160

interface AssetPage {
  readonly title: string
  readonly description: string
  /** The canonical address in each language. */
  readonly hrefIn: (locale: Locale) => string
  readonly locale: Locale
  /** Languages that have a title of their own. */
  readonly translatedInto: readonly string[]
  readonly preview: Preview | undefined
}

/** What the head of a detail page says of it: title, description, its one address in each language, a picture. */
export function assetMetadata(page: AssetPage): Metadata {
  const { title, locale, hrefIn, preview } = page
  const description = shorten(page.description)
  const url = hrefIn(locale)
  const translated = LOCALE_CODES.filter((code) => code === 'en' || page.translatedInto.includes(code))
  const languages = Object.fromEntries(translated.map((code) => [LOCALES[code].bcp47, hrefIn(code)]))
  return {
    title,
    description,
    alternates: { canonical: url, languages: { ...languages, 'x-default': hrefIn('en') } },
    openGraph: {
      title,
      description,
      url,
      type: 'website',
      locale: LOCALES[locale].bcp47,
      ...(preview && { images: [imageOf(preview)] }),
    },
  }
}

function imageOf(preview: Preview) {
  const width = 800
  const height = Math.round((preview.height / preview.width) * width)
  return { url: previewUrl(preview, { width }), width, height, type: 'image/webp' }
}

/** Cut between words: search engines show about so much. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  const cut = text.lastIndexOf(' ', DESCRIPTION_LENGTH - 1)
  return `${text.slice(0, cut > 0 ? cut : DESCRIPTION_LENGTH - 1)}…`
}

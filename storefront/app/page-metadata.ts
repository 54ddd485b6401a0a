import type { Metadata } from 'next'
import { previewUrl } from '#domain/assets/preview-url.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales/locales.ts'
import { FAMILIES } from '#domain/routing/families.ts'
import { hrefsOfPage, pathOfPage } from '#domain/routing/href.ts'
import type { Page } from '#domain/routing/params.ts'
import { environment } from '#storefront/env.ts'

interface Described {
  readonly page: Page
  readonly locale: Locale
  /** Without the name of the site. */
  readonly title: string
  readonly description?: string | undefined
  readonly preview?: Preview | undefined
}

/**
 * The head of a page. Kept out of search engines unless the site is open to them; then it names its one address and
 * its address in every language (domain.md, "Search engines and sharing").
 */
export function pageMetadata({ page, locale, title, description, preview }: Described): Metadata {
  const indexed = environment().INDEXING === 'on' && FAMILIES[page.family].indexed
  return {
    title,
    ...(description === undefined ? {} : { description }),
    robots: { index: indexed, follow: indexed },
    ...(indexed ? { alternates: alternatesOf(page, locale) } : {}),
    openGraph: {
      title,
      ...(description === undefined ? {} : { description }),
      url: pathOfPage(page, locale),
      locale: LOCALES[locale].bcp47,
      ...(preview === undefined ? {} : { images: [previewUrl(preview, { width: 800 })] }),
    },
  }
}

function alternatesOf(page: Page, locale: Locale): NonNullable<Metadata['alternates']> {
  const languages = hrefsOfPage(page).map(({ locale: code, path }) => [LOCALES[code].bcp47, path])
  return {
    canonical: pathOfPage(page, locale),
    languages: { ...Object.fromEntries(languages), 'x-default': pathOfPage(page, DEFAULT_LOCALE) },
  }
}

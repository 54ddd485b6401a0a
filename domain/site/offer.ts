import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import type { Family, Page } from '#domain/routing/params.ts'

/** The kinds of asset and the languages that the site offers. */
export interface Offer {
  readonly kinds: readonly Kind[]
  readonly locales: readonly Locale[]
  readonly defaultLocale: Locale
}

/** Whether a page is about a kind that the site offers; pages without a kind are shown always. */
export function isOffered({ family, params }: Page, { kinds }: Pick<Offer, 'kinds'>): boolean {
  const { kind = KIND_OF_FAMILY[family] } = params as { readonly kind?: Kind | null }
  return kind === undefined || kind === null || kinds.includes(kind)
}

/** Pages about one kind whose address does not name it. */
const KIND_OF_FAMILY: Partial<Record<Family, Kind>> = {
  iconStyles: 'icon',
  iconStyle: 'icon',
  templateCategory: 'template',
}

interface Chosen {
  readonly kinds: readonly Kind[]
  readonly locales: readonly Locale[]
  readonly defaultLocale: Locale | null
}

/** What staff chose, made consistent: the default language is offered whatever is chosen, and no choice means everything. */
export function offerOf({ kinds, locales, defaultLocale }: Chosen): Offer {
  const first = defaultLocale ?? firstOf(locales)
  return {
    kinds: kinds.length === 0 ? KIND_CODES : KIND_CODES.filter((kind) => kinds.includes(kind)),
    locales:
      locales.length === 0
        ? LOCALE_CODES
        : LOCALE_CODES.filter((locale) => locale === first || locales.includes(locale)),
    defaultLocale: first,
  }
}

/** English where it is offered, else the first that is. */
function firstOf(locales: readonly Locale[]): Locale {
  const [first = DEFAULT_LOCALE] = locales
  return locales.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : first
}

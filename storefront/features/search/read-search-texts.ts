import { getTranslations } from 'next-intl/server'
import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { MAX_SUGGESTIONS } from '#domain/search/suggest-query.ts'
import type { SearchTexts } from '#storefront/features/search/search-texts.tsx'

export async function readSearchTexts(locale: Locale): Promise<SearchTexts> {
  const t = await getTranslations({ locale })
  const counts = [...Array(MAX_SUGGESTIONS + 1).keys()]
  const kinds = KIND_CODES.map((kind) => [kind, t(`kinds.${kind}.many`)] as const)
  return {
    locale,
    suggestions: t('search.suggestions'),
    found: counts.map((count) => t('search.found', { count })),
    recent: { heading: t('search.recent.heading'), clear: t('search.recent.clear') },
    viewed: { heading: t('search.viewed.heading'), clear: t('search.viewed.clear') },
    clear: t('search.clearShort'),
    kinds: Object.fromEntries(kinds) as Record<Kind, string>,
  }
}

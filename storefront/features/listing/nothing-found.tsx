import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import type { View } from '#domain/routing/view.ts'
import { activeFilters, WITHOUT_FILTERS } from '#storefront/features/listing/active.ts'
import type { AddressOf } from '#storefront/features/listing/addresses.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'

interface NothingFoundProps {
  readonly locale: Locale
  readonly view: View
  readonly words: string | null
  readonly addressOf: AddressOf
}

/** An empty listing: why, and the next step. */
export function NothingFound({ locale, view, words, addressOf }: NothingFoundProps) {
  const t = useTranslations('listing.empty')
  const filtered = activeFilters(view).length > 0
  const why = filtered ? t('filtered') : words === null ? t('nothing') : t('words', { words })
  return (
    <EmptyState heading={t('heading')} text={why}>
      {filtered && (
        <LinkButton tone="primary" href={addressOf(WITHOUT_FILTERS)}>
          {t('clear')}
        </LinkButton>
      )}
      <LinkButton tone={filtered ? 'quiet' : 'primary'} href={href('listing', locale)}>
        {t('browse')}
      </LinkButton>
    </EmptyState>
  )
}

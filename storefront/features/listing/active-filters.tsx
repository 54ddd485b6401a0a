import { useTranslations } from 'next-intl'
import type { Listing } from '#domain/contract/catalogue.ts'
import type { View } from '#domain/routing/view.ts'
import { activeFilters, WITHOUT_FILTERS } from '#storefront/features/listing/active.ts'
import type { AddressOf } from '#storefront/features/listing/addresses.ts'
import { useFilterLabels } from '#storefront/features/listing/filter-labels.ts'
import { ActivePill } from '#storefront/ui/pills.tsx'

interface ActiveFiltersProps {
  readonly view: View
  readonly listing: Listing
  readonly addressOf: AddressOf
}

/** The active filters as pills with a remove link each, and a link that removes all. */
export function ActiveFilters({ view, listing, addressOf }: ActiveFiltersProps) {
  const t = useTranslations('listing.filters')
  const labelOf = useFilterLabels(listing, view)
  const active = activeFilters(view)
  if (active.length === 0) return null
  return (
    <nav className="pill-row active" aria-label={t('active')}>
      {active.map((filter) => (
        <ActivePill
          key={`${filter.name} ${filter.value}`}
          label={labelOf(filter)}
          href={addressOf(filter.without)}
          removeLabel={t('remove', { filter: labelOf(filter) })}
        />
      ))}
      <a className="pill pill--bare" href={addressOf(WITHOUT_FILTERS)}>
        {t('clear')}
      </a>
    </nav>
  )
}

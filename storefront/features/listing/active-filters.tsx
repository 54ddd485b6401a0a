import { useTranslations } from 'next-intl'
import type { Listing } from '#domain/contract/catalogue.ts'
import type { View } from '#domain/routing/view.ts'
import { activeFilters, WITHOUT_FILTERS } from '#storefront/features/listing/active.ts'
import type { AddressOf } from '#storefront/features/listing/addresses.ts'
import { ActivePill } from '#storefront/ui/pills.tsx'

interface ActiveFiltersProps {
  readonly view: View
  readonly styles: Listing['styles']
  readonly addressOf: AddressOf
}

/** The filters in force as pills, each with its way out, and one way out of all. */
export function ActiveFilters({ view, styles, addressOf }: ActiveFiltersProps) {
  const t = useTranslations('listing')
  const active = activeFilters(view)
  if (active.length === 0) return null
  const labels = {
    price: t(`price.${view.price}`),
    style: styles.find(({ slug }) => slug === view.style)?.name ?? view.style ?? '',
  }
  return (
    <nav className="pill-row active" aria-label={t('filters.active')}>
      {active.map(({ name, without }) => (
        <ActivePill
          key={name}
          label={labels[name]}
          href={addressOf(without)}
          removeLabel={t('filters.remove', { filter: labels[name] })}
        />
      ))}
      <a className="pill pill--bare" href={addressOf(WITHOUT_FILTERS)}>
        {t('filters.clear')}
      </a>
    </nav>
  )
}

import { useTranslations } from 'next-intl'
import type { View } from '#domain/routing/view.ts'
import { activeFilters } from '#storefront/features/listing/active.ts'
import { Badge } from '#storefront/ui/badge.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/**
 * The sheet of filters is open while the address has its id as hash; closing it returns the focus to the link that
 * opened it.
 */
export const FILTERS_ID = 'filters'
export const OPEN_FILTERS_ID = 'open-filters'

/** Opens the filters on small screens, and shows how many are active. */
export function OpenFilters({ view }: { readonly view: View }) {
  const t = useTranslations('listing.filters')
  const { length } = activeFilters(view)
  return (
    <a className="btn btn--line no-lg" id={OPEN_FILTERS_ID} href={`#${FILTERS_ID}`}>
      <Icon name="sliders-horizontal" />
      {t('label')}
      {length > 0 && <Badge tone="exclusive">{length}</Badge>}
    </a>
  )
}

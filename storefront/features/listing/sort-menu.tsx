import { useTranslations } from 'next-intl'
import { SORTS } from '#domain/assets/facets.ts'
import type { View } from '#domain/routing/view.ts'
import type { AddressOf } from '#storefront/features/listing/addresses.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface SortMenuProps {
  readonly view: View
  readonly addressOf: AddressOf
}

/** Keeps the focus when a selection closes the menu. */
const SORT_ID = 'sort'

/** The order of the results. Relevance is offered only for a search. */
export function SortMenu({ view, addressOf }: SortMenuProps) {
  const t = useTranslations('listing.sort')
  const offered = SORTS.filter((sort) => sort !== 'relevant' || view.words !== null)
  return (
    <details className="sort" key={view.sort}>
      <summary className="btn btn--ghost" id={SORT_ID}>
        <span className="vh">{t('label')}</span>
        {t(view.sort)}
        <Icon name="chevron-down" />
      </summary>
      <ul className="sort__l" data-focus={SORT_ID}>
        {offered.map((sort) => (
          <li key={sort}>
            <a href={addressOf({ sort })} aria-current={sort === view.sort ? 'true' : undefined}>
              {t(sort)}
              {sort === view.sort && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

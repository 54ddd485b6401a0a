import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PRICES } from '#domain/assets/facets.ts'
import type { Listing } from '#domain/contract/catalogue.ts'
import type { View } from '#domain/routing/view.ts'
import { activeFilters, WITHOUT_FILTERS } from '#storefront/features/listing/active.ts'
import type { AddressOf } from '#storefront/features/listing/addresses.ts'
import { FILTERS_ID, OPEN_FILTERS_ID } from '#storefront/features/listing/filters-link.tsx'
import { SheetManners } from '#storefront/features/listing/sheet-manners.tsx'
import { StyleFilter } from '#storefront/features/listing/style-filter.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface FiltersProps {
  readonly view: View
  readonly listing: Listing
  readonly addressOf: AddressOf
}

/** What narrows a listing: beside it where there is room, else a full-height sheet over it. */
export function Filters({ view, listing, addressOf }: FiltersProps) {
  const t = useTranslations('listing')
  const close = `#${OPEN_FILTERS_ID}`
  const show = listing.totalIsFloor ? 'filters.showAtLeast' : 'filters.show'
  return (
    <section className="filters" id={FILTERS_ID} aria-label={t('filters.label')} tabIndex={-1}>
      <SheetManners sheetId={FILTERS_ID} closedHash={close} />
      <div className="filters__h no-lg">
        <h2 className="h-3">{t('filters.label')}</h2>
        <LinkButton tone="quiet" iconOnly href={close} aria-label={t('filters.close')}>
          <Icon name="x" />
        </LinkButton>
      </div>
      <FilterGroup label={t('price.label')}>
        <Choice
          label={t('price.label')}
          options={PRICES.map((price) => ({
            label: t(`price.${price}`),
            href: addressOf({ price }),
            current: price === view.price,
          }))}
        />
      </FilterGroup>
      <FilterGroup label={t('viewAs.label')}>
        <Choice
          label={t('viewAs.label')}
          options={(['item', 'pack'] as const).map((form) => ({
            label: t(`viewAs.${form}`),
            href: addressOf({ form }),
            current: form === view.form,
          }))}
        />
      </FilterGroup>
      {listing.styles.length > 0 && (
        <FilterGroup label={t('style.label')}>
          <StyleFilter chosen={view.style} styles={listing.styles} addressOf={addressOf} />
        </FilterGroup>
      )}
      <div className="filters__b no-lg">
        {activeFilters(view).length > 0 && (
          <LinkButton href={addressOf(WITHOUT_FILTERS)}>{t('filters.clear')}</LinkButton>
        )}
        <LinkButton tone="primary" className="grow" href={close}>
          {t(show, { count: listing.total })}
        </LinkButton>
      </div>
    </section>
  )
}

function FilterGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <details className="fg" open>
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <div>{children}</div>
    </details>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly options: readonly { readonly label: string; readonly href: string; readonly current: boolean }[]
}

/** One of a few, as a row of links. */
function Choice({ label, options }: ChoiceProps) {
  return (
    <nav className="seg seg--block" aria-label={label}>
      {options.map((option) => (
        <a key={option.label} href={option.href} aria-current={option.current ? 'true' : undefined}>
          {option.label}
        </a>
      ))}
    </nav>
  )
}

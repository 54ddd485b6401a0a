import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import type { Listing } from '#domain/contract/catalogue.ts'
import type { Choice } from '#domain/routing/choices.ts'
import type { View } from '#domain/routing/view.ts'
import { activeFilters, WITHOUT_FILTERS } from '#storefront/features/listing/active.ts'
import type { AddressOf } from '#storefront/features/listing/addresses.ts'
import { ChoiceFilter } from '#storefront/features/listing/choice-filter.tsx'
import { ColourFilter } from '#storefront/features/listing/colour-filter.tsx'
import { FILTERS_ID, OPEN_FILTERS_ID } from '#storefront/features/listing/filters-link.tsx'
import { offeredPrices, offersOf } from '#storefront/features/listing/offers.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface FiltersProps {
  readonly view: View
  readonly listing: Listing
  readonly addressOf: AddressOf
  /** Whether the visitor can switch to packs. */
  readonly forms: boolean
}

/** The filters of a listing: beside it where there is room, else a full-height sheet over it. */
export function Filters({ view, listing, addressOf, forms }: FiltersProps) {
  const t = useTranslations('listing')
  const close = `#${OPEN_FILTERS_ID}`
  const show = listing.totalIsFloor ? 'filters.showAtLeast' : 'filters.show'
  return (
    <section className="filters" id={FILTERS_ID} aria-label={t('filters.label')} tabIndex={-1}>
      <div className="filters__h no-lg">
        <h2 className="h-3">{t('filters.label')}</h2>
        <LinkButton tone="quiet" iconOnly href={close} aria-label={t('filters.close')}>
          <Icon name="x" />
        </LinkButton>
      </div>
      <FilterGroup label={t('price.label')}>
        <Segments
          label={t('price.label')}
          options={offeredPrices(listing, view).map((price) => ({
            id: `price-${price}`,
            label: t(`price.${price}`),
            href: addressOf({ price }),
            current: price === view.price,
          }))}
        />
      </FilterGroup>
      {forms && (
        <FilterGroup label={t('viewAs.label')}>
          <Segments
            label={t('viewAs.label')}
            options={(['item', 'pack'] as const).map((form) => ({
              id: `view-as-${form}`,
              label: t(`viewAs.${form}`),
              href: addressOf({ form }),
              current: form === view.form,
            }))}
          />
        </FilterGroup>
      )}
      {GROUPS.map((group) => (
        <ChoiceGroup key={group.label} {...{ group, view, listing, addressOf }} />
      ))}
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

interface Group {
  readonly label: `${Choice}.label` | 'groups.people' | 'groups.size'
  readonly choices: readonly Choice[]
  readonly folded?: boolean
}

/** The choices in display order; less frequent ones are collapsed. */
const GROUPS: readonly Group[] = [
  { label: 'style.label', choices: ['style'] },
  { label: 'colour.label', choices: ['colour'] },
  { label: 'format.label', choices: ['format'] },
  { label: 'category.label', choices: ['category'], folded: true },
  { label: 'orientation.label', choices: ['orientation'], folded: true },
  { label: 'dimension.label', choices: ['dimension'], folded: true },
  { label: 'groups.people', choices: ['people', 'gender', 'age', 'ethnicity'], folded: true },
  { label: 'groups.size', choices: ['minWidth', 'minHeight'], folded: true },
]

interface ChoiceGroupProps extends Omit<FiltersProps, 'forms'> {
  readonly group: Group
}

/** A group of choices; empty where nothing can be chosen. */
function ChoiceGroup({ group, view, listing, addressOf }: ChoiceGroupProps) {
  const t = useTranslations('listing')
  const { label, choices, folded = false } = group
  const offered = choices.flatMap((choice) => {
    const offers = offersOf(choice, listing, view)
    return offers.length === 0 ? [] : [{ choice, chosen: view[choice], offers, addressOf }]
  })
  if (offered.length === 0) return null
  return (
    <FilterGroup label={t(label)} open={!folded || offered.some(({ chosen }) => chosen.length > 0)}>
      {offered.map((props) => (
        <Fragment key={props.choice}>
          {choices.length > 1 && <h3 className="fg__h">{t(`${props.choice}.label`)}</h3>}
          {props.choice === 'colour' ? <ColourFilter {...props} /> : <ChoiceFilter {...props} />}
        </Fragment>
      ))}
    </FilterGroup>
  )
}

interface FilterGroupProps {
  readonly label: string
  readonly open?: boolean
  readonly children: ReactNode
}

function FilterGroup({ label, open = true, children }: FilterGroupProps) {
  return (
    <details className="fg" open={open}>
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <div>{children}</div>
    </details>
  )
}

interface Segment {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly current: boolean
}

interface SegmentsProps {
  readonly label: string
  readonly options: readonly Segment[]
}

/** One of a few options, as a row of links. */
function Segments({ label, options }: SegmentsProps) {
  return (
    <nav className="seg seg--block" aria-label={label}>
      {options.map((option) => (
        <a
          key={option.id}
          id={option.id}
          href={option.href}
          aria-current={option.current ? 'true' : undefined}
        >
          {option.label}
        </a>
      ))}
    </nav>
  )
}

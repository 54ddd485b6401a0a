import { useTranslations } from 'next-intl'
import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import type { Listing } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import type { View } from '#domain/routing/view.ts'
import { activeFilters, WITHOUT_FILTERS } from '#storefront/features/listing/active.ts'
import type { AddressOf } from '#storefront/features/listing/addresses.ts'
import { useFilterLabels } from '#storefront/features/listing/filter-labels.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { Pills } from '#storefront/ui/pills.tsx'

interface NoResultsProps {
  readonly locale: Locale
  readonly view: View
  readonly listing: Listing
  readonly words: string | null
  readonly addressOf: AddressOf
  /** The kinds that the site offers; absent for all. */
  readonly offered?: readonly Kind[] | undefined
}

/** An empty listing: the reason, the next step, and links to other listings. */
export function NoResults({ locale, view, listing, words, addressOf, offered = KIND_CODES }: NoResultsProps) {
  const t = useTranslations()
  const labelOf = useFilterLabels(listing, view)
  const active = activeFilters(view)
  const filtered = active.length > 0
  const elsewhere = listing.kinds.filter(({ kind }) => kind !== view.kind)
  const many = view.form === 'pack' ? 'packs' : 'many'
  const why = whyNothing(listing, filtered, words)
  return (
    <>
      <EmptyState
        heading={t('listing.empty.heading')}
        text={t(`listing.empty.${why}`, { words: words ?? '' })}
      >
        {filtered && (
          <LinkButton tone="primary" href={addressOf(WITHOUT_FILTERS)}>
            {t('listing.empty.clear')}
          </LinkButton>
        )}
        <LinkButton tone={filtered ? 'quiet' : 'primary'} href={href('listing', locale)}>
          {t('listing.empty.browse')}
        </LinkButton>
      </EmptyState>
      <div className="ways">
        {words !== null && why !== 'degraded' && (
          <p className="small muted">
            {t.rich('listing.empty.custom', {
              link: (label) => (
                <a className="link" href={href('customOrder', locale)}>
                  {label}
                </a>
              ),
            })}
          </p>
        )}
        {active.length > 1 && (
          <section aria-labelledby="ways-without">
            <h2 className="h-4" id="ways-without">
              {t('listing.empty.without')}
            </h2>
            <Pills
              pills={active.map((filter) => ({
                label: t('listing.filters.remove', { filter: labelOf(filter) }),
                href: addressOf(filter.without),
              }))}
            />
          </section>
        )}
        {elsewhere.length > 0 && (
          <section aria-labelledby="ways-elsewhere">
            <h2 className="h-4" id="ways-elsewhere">
              {t('listing.empty.elsewhere')}
            </h2>
            <Pills
              pills={elsewhere.map(({ kind, count }) => ({
                label: t('listing.withCount', { label: t(`kinds.${kind}.${many}`), count }),
                href: addressOf({ kind }),
              }))}
            />
          </section>
        )}
        <section aria-labelledby="ways-kinds">
          <h2 className="h-4" id="ways-kinds">
            {t('listing.empty.kinds')}
          </h2>
          <Pills
            pills={offered.map((kind) => ({
              label: t(`kinds.${kind}.many`),
              href: href('listing', locale, { kind }),
            }))}
          />
        </section>
      </div>
    </>
  )
}

/**
 * In degraded mode the database matches exact words only, so an empty result does not mean that the library has none.
 */
function whyNothing({ degraded }: Listing, filtered: boolean, words: string | null) {
  if (words !== null && degraded) return 'degraded'
  if (filtered) return 'filtered'
  return words === null ? 'nothing' : 'words'
}

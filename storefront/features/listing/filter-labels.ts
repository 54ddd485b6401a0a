import { useTranslations } from 'next-intl'
import { FORMATS, isFormat } from '#domain/assets/formats.ts'
import type { Listing } from '#domain/contract/catalogue.ts'
import type { Choice } from '#domain/routing/choices.ts'
import type { View } from '#domain/routing/view.ts'
import type { ActiveFilter } from '#storefront/features/listing/active.ts'
import { offersOf } from '#storefront/features/listing/offers.ts'
import type { ListingTexts } from '#storefront/features/listing/title.ts'

/** The label of an active filter. */
export function useFilterLabels(listing: Listing, view: View): (filter: ActiveFilter) => string {
  const t = useTranslations('listing')
  return ({ name, value }) => {
    if (name === 'price') return t(`price.${view.price}`)
    const named = offersOf(name, listing, view).find((offer) => offer.value === value)?.name
    return named ?? choiceLabel(t, name, value)
  }
}

/** The label of a value that the catalogue does not name. */
export function choiceLabel(t: ListingTexts, choice: Choice, value: string): string {
  if (choice === 'format') return isFormat(value) ? FORMATS[value].label : value
  if (choice === 'minWidth' || choice === 'minHeight') return t(`${choice}.value`, { pixels: Number(value) })
  if (choice === 'style' || choice === 'category') return value
  const key = `${choice}.${value}` as 'colour.red'
  return t.has(key) ? t(key) : value
}

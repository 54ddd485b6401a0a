import { useTranslations } from 'next-intl'
import type { NamedColour } from '#storefront/features/detail/palettes/name-colours.ts'

/** Names colours in the language of the page: "Blue", "Blue 2". */
export function useColourName(): (colour: NamedColour) => string {
  const colours = useTranslations('listing.colour')
  return ({ name, number }) =>
    number === null || number === 1 ? colours(name) : `${colours(name)} ${number}`
}

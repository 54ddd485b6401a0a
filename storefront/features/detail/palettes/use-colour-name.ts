import { useTranslations } from 'next-intl'
import type { NamedColour } from '#domain/colours/name-colours.ts'

/** Names colours in the language of the page: "Blue", "Blue 2". */
export function useColourName(): (colour: NamedColour) => string {
  const shades = useTranslations('shades')
  return ({ name, number }) => (number === 1 ? shades(name) : `${shades(name)} ${number}`)
}

import {
  CONSOLE_RESOURCES,
  type ConsoleResource,
  type ResourceRow,
} from '#domain/contract/console/resources.ts'
import { momentText } from '../dates/date-text.ts'
import { countryName } from './country-names.ts'

/** What is there instead of no value. */
export const NONE = '–'

/** A value of a field as a text, for headings, links and cells. */
export function valueText(resource: ConsoleResource, source: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NONE
  const { fields }: ResourceRow = CONSOLE_RESOURCES[resource]
  switch (fields[source]?.kind) {
    case 'moment':
      return momentText(String(value))
    case 'country':
      return countryName(String(value))
    case 'basis-points':
      return new Intl.NumberFormat(document.documentElement.lang, {
        style: 'percent',
        maximumFractionDigits: 2,
      }).format(Number(value) / 10_000)
    default:
      return String(value)
  }
}

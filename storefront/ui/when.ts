import type { Locale } from '#domain/locales/locales.ts'
import { dateLanguage } from '#storefront/ui/date-language.ts'

/** When something was, as a list says it: the day in words, and the time where it was today. */
export interface When {
  readonly day: string
  /** Null before today. */
  readonly time: string | null
}

const DAY_MS = 24 * 60 * 60 * 1000

/** @param timeZone whose days are meant; the browser's own unless given */
export function whenOf(moment: Date, now: Date, locale: Locale, timeZone?: string): When {
  const language = dateLanguage(locale)
  const zone = timeZone === undefined ? {} : { timeZone }
  const daysAgo = dayNumber(now, zone) - dayNumber(moment, zone)
  if (daysAgo === 0 || daysAgo === 1) {
    const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-daysAgo, 'day')
    const time = new Intl.DateTimeFormat(language, {
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
      ...zone,
    })
    return { day: capitalised(words), time: daysAgo === 0 ? time.format(moment) : null }
  }
  const sameYear = yearOf(moment, zone) === yearOf(now, zone)
  const day = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
    ...zone,
  })
  return { day: day.format(moment), time: null }
}

type Zone = { readonly timeZone?: string }

/** Days since 1970 where the clocks of the zone are. */
function dayNumber(moment: Date, zone: Zone): number {
  const [year, month, day] = partsOf(moment, zone)
  return Date.UTC(year, month - 1, day) / DAY_MS
}

function yearOf(moment: Date, zone: Zone): number {
  return partsOf(moment, zone)[0]
}

function partsOf(moment: Date, zone: Zone): readonly [number, number, number] {
  const format = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'numeric', day: 'numeric', ...zone })
  const parts = format.formatToParts(moment)
  const partOf = (type: 'year' | 'month' | 'day') => Number(parts.find((part) => part.type === type)?.value)
  return [partOf('year'), partOf('month'), partOf('day')]
}

function capitalised(words: string): string {
  const [first = '', ...rest] = words
  return first.toUpperCase() + rest.join('')
}

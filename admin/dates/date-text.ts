/** Of the console, which may be another one than that of the browser. */
function language(): string | undefined {
  return globalThis.document?.documentElement.lang || undefined
}

/** How moments are written everywhere: `Nov 24, 2026, 1:05 PM`. Days and months in digits alone differ by country. */
const MOMENT_STYLE = { dateStyle: 'medium', timeStyle: 'short' } as const

/** A moment (ISO 8601) in the language of the console and the time zone of the browser. */
export function momentText(moment: string): string {
  return new Date(moment).toLocaleString(language(), MOMENT_STYLE)
}

/** The day of a moment. */
export function dayText(moment: string): string {
  return new Date(moment).toLocaleDateString(language(), { dateStyle: 'medium' })
}

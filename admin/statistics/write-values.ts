/** A number in the language of the console. */
export function writeNumber(value: number): string {
  return value.toLocaleString(document.documentElement.lang)
}

/** A UTC day, `2026-03-01`, in the language of the console. */
export function writeDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(document.documentElement.lang, {
    timeZone: 'UTC',
    dateStyle: 'medium',
  })
}

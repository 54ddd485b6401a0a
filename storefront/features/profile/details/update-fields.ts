import type { Values } from '#storefront/features/profile/details/values.ts'

/**
 * Sets the fields of a form to current values: all of them, or only those that still have the value `before`, so that
 * typed text stays.
 */
export function updateFields(form: HTMLFormElement | null, before: Values | null, now: Values): void {
  for (const line of form?.elements ?? []) {
    if (!(line instanceof HTMLInputElement) || !(line.name in now)) continue
    if (before === null || line.value === (before[line.name] ?? '')) line.value = now[line.name] ?? ''
  }
}

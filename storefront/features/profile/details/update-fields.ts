import type { Values } from '#storefront/features/profile/details/values.ts'

/**
 * Has the lines of a form say what stands there now: all of them, or those alone that still say what they said
 * `before`, so that what somebody typed stays.
 */
export function updateFields(form: HTMLFormElement | null, before: Values | null, now: Values): void {
  for (const line of form?.elements ?? []) {
    if (!(line instanceof HTMLInputElement) || !(line.name in now)) continue
    if (before === null || line.value === (before[line.name] ?? '')) line.value = now[line.name] ?? ''
  }
}

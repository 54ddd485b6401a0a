import type { Locale } from '#domain/locales/locales.ts'

/** Set by `npm run test:full`: every journey runs in both windows, and nothing is sampled. */
export const IS_FULL_RUN = process.env.MOTIF_TESTS === 'full'

/**
 * Tags a journey that exists once per language: the run for every change takes the English one, on the desktop;
 * `npm run test:full` takes every language in both windows. `playwright.config.ts` reads the tags.
 */
export function windowOf(locale: Locale): { readonly tag: '@desktop-only' | '@phone-only' } {
  return { tag: locale === 'en' ? '@desktop-only' : '@phone-only' }
}

/** For journeys outside the layout specs whose outcome depends on the width of the window. */
export const BOTH_WINDOWS = { tag: '@both-windows' } as const

/** Every `step`-th value in the run for every change, beginning at `from`; all of them in a full run. */
export function sampleOf<T>(values: readonly T[], step: number, from = 0): readonly T[] {
  return IS_FULL_RUN ? values : values.filter((_, index) => index % step === from % step)
}

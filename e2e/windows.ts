import type { Locale } from '#domain/locales/locales.ts'

/** Set by `npm run test:full`: every journey runs in both windows, and nothing is sampled. */
export const IS_FULL_RUN = process.env.MOTIF_TESTS === 'full'

/** Chooses the share of the rotated journeys; null when all of them run. Set by `npm test`. */
export const ROTATION = process.env.MOTIF_E2E_ROTATION ? Number(process.env.MOTIF_E2E_ROTATION) : null

/**
 * Tags a journey that exists once per language: the run for every change takes the English one, on the desktop;
 * `npm run test:full` takes every language in both windows. `playwright.config.ts` reads the tags.
 */
export function windowOf(locale: Locale): { readonly tag: '@desktop-only' | '@phone-only' } {
  return { tag: locale === 'en' ? '@desktop-only' : '@phone-only' }
}

/** For journeys outside the layout specs whose outcome depends on the width of the window. */
export const BOTH_WINDOWS = { tag: '@both-windows' } as const

/**
 * The share of this commit of values that repeat one mechanism, or the one that is `later` commits away; all of them in a
 * full run or when a run names files.
 */
export function shareOf<T>(values: readonly T[], shares: number, later = 0): readonly T[] {
  return ROTATION === null
    ? values
    : values.filter((_, index) => index % shares === (ROTATION + later) % shares)
}

/** Every `step`-th value in the run for every change, beginning at `from`; all of them in a full run. */
export function sampleOf<T>(values: readonly T[], step: number, from = 0): readonly T[] {
  return IS_FULL_RUN ? values : values.filter((_, index) => index % step === from % step)
}

import type { Locale } from '#domain/locales/locales.ts'

/** Where a judged query comes from. */
export const ORIGINS = ['name', 'tag', 'keyword', 'typo', 'plural'] as const
export type Origin = (typeof ORIGINS)[number]

/**
 * - 3: its title is what was asked for
 * - 2: its title holds what was asked for
 * - 1: one of its tags is what was asked for
 */
export type Grade = 1 | 2 | 3

/** A query, and the items of the default seed that somebody who types it looks for. */
export interface JudgedQuery {
  readonly query: string
  readonly origin: Origin
  /** By slug. Everything else is of no use: few enough items are expected to fit on one page. */
  readonly expected: Readonly<Record<string, Grade>>
}

export type JudgedSet = Readonly<Record<Locale, readonly JudgedQuery[]>>

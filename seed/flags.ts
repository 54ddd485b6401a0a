import type { Flag, Goal } from '#domain/experiments/flag.ts'
import type { Family } from '#domain/routing/params.ts'

export interface SeedFlag extends Pick<Flag, 'code' | 'variants'> {
  readonly description: string
  readonly goal: Goal
  readonly isRunning: boolean
  readonly pages: readonly Family[]
}

/**
 * The flag of the page /test/ab, which shows what a variant is without changing any other page, and the one of the pricing
 * page, which an editor starts.
 */
export const SEED_FLAGS: readonly SeedFlag[] = [
  {
    code: 'test-ab',
    description: 'Shown on /test/ab alone.',
    goal: 'download',
    isRunning: true,
    variants: [
      { code: 'control', weight: 1 },
      { code: 'bold', weight: 1 },
    ],
    pages: ['testAb'],
  },
  {
    code: 'pricing-period',
    description: 'The period that the pricing page opens with: year or month.',
    goal: 'checkout',
    isRunning: false,
    variants: [
      { code: 'year', weight: 1 },
      { code: 'month', weight: 1 },
    ],
    pages: ['pricing'],
  },
]

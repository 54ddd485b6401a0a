import fc from 'fast-check'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { arbitraryDamage, arbitraryLives } from './testing/arbitrary-lives.ts'
import { liveThrough, surviveDamage } from './testing/lives.ts'

vi.mock('node:fs', () => import('./testing/simulated-fs.ts'))
vi.mock('node:fs/promises', () => import('./testing/simulated-fs.ts'))

/** For a longer search, and for other lives: CONTRIBUTING says how. */
const RUNS = Number(process.env.DURABILITY_RUNS ?? 300)
const SEED = Number(process.env.DURABILITY_SEED ?? 14)
const OPTIONS = { numRuns: RUNS, seed: SEED, endOnFailure: process.env.DURABILITY_SHRINK === undefined }
const TIMEOUT_MS = 60_000 + RUNS * 500

let errors: MockInstance<typeof console.error>
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => errors.mockRestore())

test(
  'has all that was acknowledged, and nothing else, after every start',
  async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryLives, fc.nat(), (steps, seed) => liveThrough(steps, seed)),
      OPTIONS,
    )
    // A task that failed for another reason than the disk is not tried again: there must be none.
    const bugs = errors.mock.calls.flat().filter((said) => said instanceof Error && !('syscall' in said))
    expect(bugs).toEqual([])
  },
  TIMEOUT_MS,
)

test(
  'starts from damaged files, and says what they lost',
  async () => {
    const ending = fc.constantFrom('SIGTERM' as const, 'SIGKILL' as const)
    await fc.assert(
      fc.asyncProperty(arbitraryLives, fc.nat(), arbitraryDamage, ending, (steps, seed, damage, how) => {
        errors.mockClear()
        return surviveDamage(steps, seed, { damage, ending: how, heard: () => errors.mock.calls.join(' ') })
      }),
      OPTIONS,
    )
  },
  TIMEOUT_MS,
)

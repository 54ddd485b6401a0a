import fc from 'fast-check'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { arbitraryDamage, arbitraryScenarios } from './testing/arbitrary-scenarios.ts'
import { runScenario, runScenarioWithDamage } from './testing/scenario.ts'

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
      fc.asyncProperty(arbitraryScenarios, fc.nat(), (steps, seed) => runScenario(steps, seed)),
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
      fc.asyncProperty(arbitraryScenarios, fc.nat(), arbitraryDamage, ending, (steps, seed, damage, how) => {
        errors.mockClear()
        return runScenarioWithDamage(steps, seed, {
          damage,
          ending: how,
          stderr: () => errors.mock.calls.join(' '),
        })
      }),
      OPTIONS,
    )
  },
  TIMEOUT_MS,
)

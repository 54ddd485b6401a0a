import fc from 'fast-check'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { arbitraryDamage, arbitraryScenarios } from './testing/arbitrary-scenarios.ts'
import { runScenario, runScenarioWithDamage } from './testing/scenario.ts'

vi.mock('node:fs', () => import('./testing/simulated-fs.ts'))
vi.mock('node:fs/promises', () => import('./testing/simulated-fs.ts'))

/** More runs search longer; CONTRIBUTING describes the options. */
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
  'after every start, the engine has all acknowledged writes and nothing else',
  async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryScenarios, fc.nat(), (steps, seed) => runScenario(steps, seed)),
      OPTIONS,
    )
    // Tasks fail permanently only because of the disk; any other error is a bug.
    const bugs = errors.mock.calls.flat().filter((said) => said instanceof Error && !('syscall' in said))
    expect(bugs).toEqual([])
  },
  TIMEOUT_MS,
)

test(
  'starts from damaged files and reports what was lost',
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

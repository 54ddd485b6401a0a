import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, STATE } from '#local/paths.ts'
import { runInTerminal } from '#local/run-in-terminal.ts'
import type { Shutdown } from '#local/shutdown.ts'
import { countVitest, type TestCounts, withExitCode } from './counts.ts'
import { engineChanged } from './engine-stamp.ts'

const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')

/**
 * Runs unit and integration tests. While the search engine is unchanged since all of its tests passed, only its smoke
 * tests run (`vitest.config.ts`), unless the run is full or names files. The integration project starts its own database
 * (`integration-setup.ts`).
 */
export async function runCodeTests(
  args: readonly string[],
  { isFull }: { readonly isFull: boolean },
  shutdown: Shutdown,
): Promise<TestCounts> {
  const engineTests = isFull || args.length > 0 || engineChanged() ? 'all' : 'smoke'
  const report = join(STATE, 'code-tests.json')
  mkdirSync(STATE, { recursive: true })
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const exitCode = await runInTerminal(
    [VITEST, 'run', ...reporters, ...args],
    { NODE_ENV: 'test', MOTIF_ENGINE_TESTS: engineTests, MOTIF_TESTS: isFull ? 'full' : 'every-change' },
    shutdown,
  )
  const counts = existsSync(report)
    ? countVitest(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 }
  return withExitCode(counts, exitCode)
}

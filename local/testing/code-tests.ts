import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, STATE } from '#local/paths.ts'
import { runInTerminal } from '#local/run-in-terminal.ts'
import type { Shutdown } from '#local/shutdown.ts'
import { countVitest, type TestCounts, withExitCode } from './counts.ts'

const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')

/** Runs unit and integration tests. The integration project starts its own database (`integration-setup.ts`). */
export async function runCodeTests(args: readonly string[], shutdown: Shutdown): Promise<TestCounts> {
  const report = join(STATE, 'code-tests.json')
  mkdirSync(STATE, { recursive: true })
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const exitCode = await runInTerminal([VITEST, 'run', ...reporters, ...args], { NODE_ENV: 'test' }, shutdown)
  const counts = existsSync(report)
    ? countVitest(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 }
  return withExitCode(counts, exitCode)
}

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, STATE } from '#local/paths.ts'
import type { Progress } from '#local/progress.ts'
import { runInTerminal } from '#local/run-in-terminal.ts'
import type { Shutdown } from '#local/shutdown.ts'
import { findOrInstallBrowser } from './browser.ts'
import { startTestStack } from './browser-stack.ts'
import { countPlaywright, type TestCounts, withExitCode } from './counts.ts'
import { rotationOfCommit } from './rotation.ts'

const PLAYWRIGHT = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')

/**
 * Runs the journeys of `e2e/` in a real browser, against built applications with their own database: the share of this
 * commit, or all of them when the run is full or names files.
 */
export async function runBrowserTests(
  args: readonly string[],
  { isFull }: { readonly isFull: boolean },
  shutdown: Shutdown,
  progress: Progress,
): Promise<TestCounts> {
  const browser = await findOrInstallBrowser(progress)
  const stack = await startTestStack(shutdown, progress)
  const report = join(STATE, 'browser-tests.json')
  rmSync(report, { force: true })
  const exitCode = await runInTerminal(
    [PLAYWRIGHT, 'test', ...args],
    {
      MOTIF_E2E_URL: stack.url,
      MOTIF_E2E_SECOND_URL: stack.secondUrl,
      MOTIF_E2E_MAILBOX: stack.mailboxUrl,
      MOTIF_E2E_ENVIRONMENT: JSON.stringify(stack.environment),
      MOTIF_E2E_REPORT: report,
      MOTIF_CHROMIUM: browser,
      MOTIF_TESTS: isFull ? 'full' : 'every-change',
      MOTIF_E2E_ROTATION: isFull || args.length > 0 ? '' : String(rotationOfCommit()),
    },
    shutdown,
  )
  await stack.stop()
  const counts = existsSync(report)
    ? countPlaywright(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 }
  return withExitCode(counts, exitCode)
}

/** How many tests ran and how they ended. */
export interface TestCounts {
  readonly passed: number
  readonly failed: number
}

/** Vitest's JSON report, as far as it is read here. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** Playwright's JSON report, as far as it is read here. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

/** A file that could not even be loaded holds no test that failed; it counts as one. */
export function countVitest(report: VitestReport): TestCounts {
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length }
}

/** A test that passed only when it was tried again (in CI alone) passed; the report names it as flaky. */
export function countPlaywright({ stats }: PlaywrightReport): TestCounts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

/** A run that ended badly has failed, even when its report tells of no failed test (a crash, no report at all). */
export function withExitCode(counts: TestCounts, exitCode: number): TestCounts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

export function addCounts(all: readonly TestCounts[]): TestCounts {
  return all.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  })
}

export function spokenCounts({ passed, failed }: TestCounts): string {
  return `${passed} passed, ${failed} failed`
}

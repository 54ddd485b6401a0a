/** Numbers of passed and failed tests. */
export interface TestCounts {
  readonly passed: number
  readonly failed: number
}

/** The fields of Vitest's JSON report that are used here. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** The fields of Playwright's JSON report that are used here. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

/** A file that cannot be loaded has no failed tests in the report; it counts as one failure. */
export function countVitest(report: VitestReport): TestCounts {
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length }
}

/** A test that passed only on the second try (in CI) counts as passed; the report names it as flaky. */
export function countPlaywright({ stats }: PlaywrightReport): TestCounts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

/**
 * A non-zero exit code is a failure even when the report has no failed test, as after a crash or without a
 * report.
 */
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

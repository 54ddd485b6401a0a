import { expect, test } from 'vitest'
import { addCounts, countPlaywright, countVitest, spokenCounts, withExitCode } from './counts.ts'

test('a test file that cannot be loaded counts as one failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}, {}] },
    ],
  }
  expect(countVitest(report)).toEqual({ passed: 5, failed: 2 })
})

test("a journey that passed on CI's second try counts as passed", () => {
  expect(countPlaywright({ stats: { expected: 7, unexpected: 1, flaky: 2 } })).toEqual({
    passed: 9,
    failed: 1,
  })
})

test('a run with a non-zero exit code and no failed test counts one failure', () => {
  expect(withExitCode({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 })
  expect(withExitCode({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 })
  expect(withExitCode({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 })
})

test('the summary is the sum over all parts', () => {
  const sum = addCounts([
    { passed: 10, failed: 0 },
    { passed: 4, failed: 1 },
  ])
  expect(spokenCounts(sum)).toBe('14 passed, 1 failed')
})

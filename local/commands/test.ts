import type { Command } from '#local/command.ts'
import { requireFreeSpace, SPACE_NEEDED } from '#local/disk-space.ts'
import { ROOT } from '#local/paths.ts'
import { runBrowserTests } from '#local/testing/browser-tests.ts'
import { runCodeTests } from '#local/testing/code-tests.ts'
import { addCounts, spokenCounts, type TestCounts } from '#local/testing/counts.ts'
import { removeStamp, stampPassed } from '#local/testing/passed-stamp.ts'

/**
 * `npm test`: unit, integration and browser tests, with all of their set-up. `npm test -- code [path]` and
 * `npm test -- browser [file]` run a part. The last line is the sum over all parts.
 */
export const test: Command = async ({ args: [part, ...rest], progress, shutdown }) => {
  await requireFreeSpace(ROOT, SPACE_NEEDED.laterStart)
  removeStamp()
  const counts: TestCounts[] = []
  if (part !== 'browser') counts.push(await runCodeTests(part === 'code' ? rest : [], shutdown))
  if (part !== 'code') counts.push(await runBrowserTests(part === 'browser' ? rest : [], shutdown, progress))
  progress.end()
  await shutdown.run()

  const sum = addCounts(counts)
  if (part === undefined && sum.failed === 0) stampPassed(sum)
  console.log(`\n${spokenCounts(sum)}`)
  return sum.failed === 0 ? 0 : 1
}

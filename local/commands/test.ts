import type { Command } from '#local/command.ts'
import { requireFreeSpace, SPACE_NEEDED } from '#local/disk-space.ts'
import { ROOT } from '#local/paths.ts'
import { runBrowserTests } from '#local/testing/browser-tests.ts'
import { runCodeTests } from '#local/testing/code-tests.ts'
import { addCounts, spokenCounts, type TestCounts } from '#local/testing/counts.ts'
import { ENGINE, stampEngine } from '#local/testing/engine-stamp.ts'

/**
 * `npm test`: the unit, integration and browser tests of every change, with all of their set-up. `npm test -- code [path]`
 * and `npm test -- browser [file]` run a part, `npm run test:full` everything. The last line is the sum over all parts.
 */
export const test: Command = async ({ args: [part, ...rest], progress, shutdown }) => {
  await requireFreeSpace(ROOT, SPACE_NEEDED.laterStart)
  const isFull = part === 'full'
  const counts: TestCounts[] = []
  if (part !== 'browser') {
    counts.push(await runCodeTests(part === 'code' ? rest : [], { isFull }, shutdown))
  }
  const ranEngine = isFull || (part === 'code' && rest.length === 1 && rest[0] === ENGINE)
  if (ranEngine && counts.every(({ failed }) => failed === 0)) stampEngine()
  if (part !== 'code') {
    counts.push(await runBrowserTests(part === 'browser' ? rest : [], { isFull }, shutdown, progress))
  }
  progress.end()
  await shutdown.run()

  const sum = addCounts(counts)
  console.log(`\n${spokenCounts(sum)}`)
  return sum.failed === 0 ? 0 : 1
}

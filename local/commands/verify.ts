import { join } from 'node:path'
import { buildConsole } from '#local/build.ts'
import type { Command } from '#local/command.ts'
import { test } from '#local/commands/test.ts'
import { ROOT } from '#local/paths.ts'
import type { Progress } from '#local/progress.ts'
import { runTool } from '#local/run-tool.ts'

const tool = (...path: string[]) => join(ROOT, 'node_modules', ...path)

/** The rooms whose imports have rules (`.dependency-cruiser.cjs`). */
const ROOMS = 'domain media collections cms storefront admin seed local e2e bench payload.config.ts'.split(
  ' ',
)

/** What is checked before anything runs. The longest is first, and the others run beside it. */
const CHECKS: readonly { name: string; title: string; args: readonly string[] }[] = [
  { name: 'types', title: 'Types', args: [tool('typescript', 'bin', 'tsc'), '--noEmit', '-p', '.'] },
  { name: 'messages', title: 'Messages', args: ['local/checks/messages.ts'] },
  { name: 'plain-words', title: 'Plain words', args: ['local/checks/plain-words.ts'] },
  { name: 'design-tokens', title: 'Design tokens', args: ['local/checks/design-tokens.ts'] },
  { name: 'site-name', title: 'Name of the site', args: ['local/checks/site-name.ts'] },
  { name: 'class-names', title: 'Class names', args: ['local/checks/class-pairs.ts'] },
  {
    name: 'format-and-lint',
    title: 'Format and lint',
    args: [tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off', '.'],
  },
  {
    name: 'imports',
    title: 'Import boundaries',
    args: [tool('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'), '--output-type', 'err', ...ROOMS],
  },
  {
    name: 'unused',
    title: 'Unused code and packages',
    args: [tool('knip', 'bin', 'knip.js'), '--no-progress'],
  },
]

interface Step {
  readonly title: string
  run(progress: Progress): Promise<void>
}

/** The types take longer than all other checks together: the console, which the journeys need, is built in this time. */
const STEPS: readonly Step[] = [
  ...CHECKS.map(({ name, title, args }) => ({
    title,
    run: (progress: Progress) => progress.step(title, () => runTool(name, args)),
  })),
  { title: 'Building the console', run: buildConsole },
]

/** The checks use one processor each. */
const CONCURRENCY = 2

/**
 * `npm run verify`: "am I done?" Every check runs, so that all faults show at once; the tests follow when there are none.
 */
export const verify: Command = async (context) => {
  const { progress } = context
  let faults = 0
  const waiting = STEPS.values()
  const runChecks = async () => {
    for (const { title, run } of waiting) {
      try {
        await run(progress)
      } catch (error) {
        faults += 1
        progress.line(`  ✗ ${title}\n${error instanceof Error ? error.message : error}`)
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, runChecks))
  if (faults > 0) {
    progress.line(`\n  ${faults} of ${STEPS.length} checks failed; the tests did not run.`)
    return 1
  }
  return test({ ...context, args: [] })
}

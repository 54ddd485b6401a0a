import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STATE } from '#local/paths.ts'
import { hashFiles } from '#local/tree-hash.ts'
import type { TestCounts } from './counts.ts'

interface Stamp {
  readonly tree: string
  readonly counts: TestCounts
}

const file = () => join(STATE, 'tests-passed.json')

/** Records that every test passed on the current tree, so that `.ci/run` need not run them twice. */
export function stampPassed(counts: TestCounts): void {
  mkdirSync(STATE, { recursive: true })
  const stamp: Stamp = { tree: hashFiles(['.']), counts }
  writeFileSync(file(), JSON.stringify(stamp))
}

export function removeStamp(): void {
  rmSync(file(), { force: true })
}

/** What the tests counted when they passed on exactly this tree; null when they did not, or a file has changed. */
export function passedOnThisTree(): TestCounts | null {
  if (!existsSync(file())) return null
  const stamp: Stamp = JSON.parse(readFileSync(file(), 'utf8'))
  return stamp.tree === hashFiles(['.']) ? stamp.counts : null
}

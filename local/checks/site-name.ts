import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#local/paths.ts'
import { findFixedNames } from './fixed-name.ts'

/** Checks that code and messages take the name of the site from its settings. Ends non-zero and names each place. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(?:tsx?|m?js|css|html|json)$/.test(path))
const faults = files.flatMap((path) =>
  findFixedNames(path, readFileSync(join(ROOT, path), 'utf8')).map(
    ({ line, text }) => `${path}:${line}: the name of the site is fixed: ${text.slice(0, 160)}`,
  ),
)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#local/paths.ts'
import { findInCode, findInHashComments, findInMarkdown } from './dialect.ts'

/** The check and its test name the words that they look for. */
const EXEMPT = /^local\/checks\/dialect(?:\.test)?\.ts$/

/** Files with comments that begin with `#`. */
const HASH_COMMENTS = /(?:^Dockerfile|\.ya?ml|\.example|ignore|^\.ci\/run)$/

/**
 * Checks that comments, test titles and documents of every file that is tracked or new are in plain technical English.
 * Ends non-zero and names each fault.
 */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
const faults = files
  .split('\n')
  .filter((path) => !EXEMPT.test(path))
  .flatMap((path) =>
    findIn(path).map(({ line, word, write }) => `${path}:${line}: "${word}" (write instead: ${write})`),
  )
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

function findIn(path: string) {
  const read = () => readFileSync(join(ROOT, path), 'utf8')
  if (/\.(?:tsx?|[cm]?js|jsonc|css)$/.test(path)) return findInCode(read())
  if (path.endsWith('.md')) return findInMarkdown(read())
  return HASH_COMMENTS.test(path) ? findInHashComments(read()) : []
}

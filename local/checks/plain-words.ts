import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#local/paths.ts'
import { findInCode, findInMarkdown } from './dialect.ts'

/** Folders and files that are written in plain words. Each folder is added when it is done. */
const CHECKED: readonly string[] = [
  'collections',
  'domain',
  'e2e',
  'local',
  'media',
  'seed',
  'bench',
  'docs',
  'playwright.config.ts',
  'vitest.config.ts',
  'README.md',
  'CONTRIBUTING.md',
  'storefront',
  'admin',
  'cms',
  'payload.config.ts',
]

/** Of files that are tracked or new. The check and its test name the words that they look for. */
const EXEMPT = /^local\/checks\/dialect(?:\.test)?\.ts$/

/** Checks that comments, test titles and documents are in plain technical English. Ends non-zero and names each fault. */
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...CHECKED],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
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
  if (/\.(?:tsx?|m?js|css)$/.test(path)) return findInCode(read())
  return path.endsWith('.md') ? findInMarkdown(read()) : []
}

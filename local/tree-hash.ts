import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '#local/paths.ts'

const SKIPPED_FOLDERS = new Set(['node_modules', '.next', '.git', '.motif', 'test-results', 'dist'])

/** Tests and their data are not part of a build: changing them does not make it stale. */
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || path.includes('/fixtures/')

/**
 * SHA-256 over names and contents of files and folders (paths from `root`), independent of the location of the
 * repository. A missing path is hashed as missing and is no error.
 */
export function hashFiles(
  paths: readonly string[],
  skip: (path: string) => boolean = () => false,
  root = ROOT,
): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesIn(join(root, path))) {
      const name = relative(root, file)
      if (skip(name)) continue
      const content = readFileSync(file)
      hash.update(`${name}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter((entry) => !SKIPPED_FOLDERS.has(entry.name) && entry.name !== 'next-env.d.ts')
    .flatMap((entry) => {
      if (entry.isDirectory()) return filesIn(join(path, entry.name))
      return entry.isFile() ? [join(path, entry.name)] : []
    })
}

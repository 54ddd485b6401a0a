import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FORMATS, ORIGINAL_FORMATS } from '#domain/assets/formats.ts'

/** Endings of files that may be assets. */
const ENDINGS: ReadonlySet<string> = new Set([
  ...ORIGINAL_FORMATS.map((format) => FORMATS[format].extension as string),
  'jpeg',
])
const MAX_FILES = 20_000
const MAX_DEPTH = 32

export interface FoundFile {
  /** Relative to the folder, with slashes. */
  readonly name: string
  readonly path: string
  readonly bytes: number
}

/**
 * The files of a folder and its folders that may be assets, by name. Follows no links, and skips hidden files and
 * `node_modules`. Throws when there are too many.
 *
 * @param excluded a folder inside of it that is left out: the one for fixed copies
 */
export async function findFiles(folder: string, excluded: string | null): Promise<readonly FoundFile[]> {
  const found: FoundFile[] = []
  const walk = async (path: string, name: string, depth: number): Promise<void> => {
    if (depth > MAX_DEPTH || path === excluded) return
    const entries = await readdir(path, { withFileTypes: true })
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
      const [inner, innerName] = [join(path, entry.name), name === '' ? entry.name : `${name}/${entry.name}`]
      if (entry.isDirectory()) await walk(inner, innerName, depth + 1)
      else if (entry.isFile() && ENDINGS.has(endingOf(entry.name))) {
        if (found.length >= MAX_FILES) throw new Error(`The folder has more than ${MAX_FILES} files.`)
        found.push({ name: innerName, path: inner, bytes: (await stat(inner)).size })
      }
    }
  }
  await walk(folder, '', 0)
  return found
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase()
}

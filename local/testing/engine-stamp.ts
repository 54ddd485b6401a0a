import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ROOT } from '#local/paths.ts'
import { hashFiles } from '#local/tree-hash.ts'

export const ENGINE = 'local/search'
/**
 * A committed file with the hash of the last engine that passed all of its tests. `npm run test:full` and
 * `npm test -- code local/search` write it.
 */
const STAMP = `${ENGINE}/.tested`
/** Tables whose entries the engine finds by their keys: a new entry does not change it. */
const TABLES = ['domain/assets/formats.ts', 'domain/errors/catalogue.ts']
const IMPORT = /\bfrom '([^']+)'|\bimport\('([^']+)'\)/g

/**
 * Whether the engine, a file that it imports or the version of an imported package has changed since then.
 */
export function engineChanged(): boolean {
  const stamp = join(ROOT, STAMP)
  return !existsSync(stamp) || readFileSync(stamp, 'utf8').trim() !== engineHash()
}

export function stampEngine(): void {
  writeFileSync(join(ROOT, STAMP), `${engineHash()}\n`)
}

function engineHash(): string {
  const { files, packages } = importsOfEngine()
  const sources = hashFiles([ENGINE, ...files], (path) => path === STAMP || path.endsWith('.md'))
  return createHash('sha256')
    .update(sources + JSON.stringify(packages.map((name) => [name, versionOf(name)])))
    .digest('hex')
}

/** Files outside the engine's folder that it imports, directly or through others, and packages; both sorted. */
export function importsOfEngine(): {
  readonly files: readonly string[]
  readonly packages: readonly string[]
} {
  const seen = new Set(engineFiles())
  const packages = new Set<string>()
  for (const file of seen) {
    for (const [, fixed, lazy] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const specifier = fixed ?? lazy ?? ''
      const path = pathOf(specifier, file)
      if (path === null) packages.add(packageOf(specifier))
      else if (existsSync(join(ROOT, path))) seen.add(path)
    }
  }
  return {
    files: [...seen].filter((path) => !path.startsWith(`${ENGINE}/`) && !TABLES.includes(path)).sort(),
    packages: [...packages].filter((name) => !name.startsWith('node:')).sort(),
  }
}

function engineFiles(): readonly string[] {
  return readdirSync(join(ROOT, ENGINE), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => posix.join(ENGINE, path.replaceAll('\\', '/')))
}

/** From the root of the repository; null for a package. */
function pathOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? posix.join(posix.dirname(importer), specifier) : null
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function versionOf(name: string): string | null {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  )
  return { ...optionalDependencies, ...devDependencies, ...dependencies }[name] ?? null
}

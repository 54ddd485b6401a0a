import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** Files inside an installed npm package, whatever its `exports` let through to `import`. */
export interface PackageFiles {
  readonly folder: string
  path(...segments: readonly string[]): string
  text(...segments: readonly string[]): string
  json<T>(...segments: readonly string[]): T
}

/**
 * @param from the address of a file beside or above whose `node_modules` the package is looked for
 * @throws Error when the package is not installed; the message names it
 */
export function packageFiles(name: string, from: string | URL = import.meta.url): PackageFiles {
  const manifest = findPackageJSON(name, from)
  if (manifest === undefined) throw new Error(`The seed needs the npm package ${name}: run npm install.`)
  const folder = dirname(manifest)
  const path = (...segments: readonly string[]) => join(folder, ...segments)
  const text = (...segments: readonly string[]) => readFileSync(path(...segments), 'utf8')
  return { folder, path, text, json: (...segments) => JSON.parse(text(...segments)) }
}

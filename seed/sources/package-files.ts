import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** Reads files of an installed npm package, including those that its `exports` field hides from `import`. */
export interface PackageFiles {
  readonly folder: string
  path(...segments: readonly string[]): string
  text(...segments: readonly string[]): string
  json<T>(...segments: readonly string[]): T
}

/**
 * @param from the URL of a file; `node_modules` is looked up from its folder upwards
 * @throws Error with the package's name when it is not installed
 */
export function packageFiles(name: string, from: string | URL = import.meta.url): PackageFiles {
  const manifest = findPackageJSON(name, from)
  if (manifest === undefined) throw new Error(`The seed needs the npm package ${name}: run npm install.`)
  const folder = dirname(manifest)
  const path = (...segments: readonly string[]) => join(folder, ...segments)
  const text = (...segments: readonly string[]) => readFileSync(path(...segments), 'utf8')
  return { folder, path, text, json: (...segments) => JSON.parse(text(...segments)) }
}

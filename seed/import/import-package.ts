import { accept, type Result } from '#domain/errors/catalogue.ts'
import { IMPORT_LIMITS, type PackageReference } from '#domain/imports/package-reference.ts'
import type { SeedSource } from '#seed/seed-item.ts'
import { fetchPackage } from './fetch-package.ts'
import { packageSource } from './package-source.ts'
import { readTar } from './read-tar.ts'

export interface ReadPackage {
  readonly source: SeedSource
  /** Names what was read in `seed_runs`: a second import of it ends at once. */
  readonly fingerprint: string
}

/** Downloads, verifies and unpacks a package, in memory alone. */
export async function readPackage(
  registry: string,
  reference: PackageReference,
): Promise<Result<ReadPackage>> {
  const fetched = await fetchPackage(registry, reference)
  if (!fetched.ok) return fetched
  const { name, version, archive } = fetched.value
  const files = await readTar(archive, IMPORT_LIMITS)
  if (!files.ok) return files
  const source = packageSource({ name, version, files: files.value })
  return source.ok ? accept({ source: source.value, fingerprint: `npm:${name}@${version}` }) : source
}

import { FORMATS } from '#domain/assets/formats.ts'
import { LICENCES } from '#domain/assets/licences.ts'
import type { AssetLock, LockedAsset } from '#domain/contract/asset-lock.ts'

/** A file of the checked folder; its path is relative to it, with slashes. */
export interface FolderFile {
  readonly path: string
  readonly sha256: string
}

/** Why a folder is not what its lock states. */
export type LockFault =
  /** No file of the asset is in the folder. */
  | { readonly fault: 'missing'; readonly asset: string }
  /** The file is named like one of the asset, and has other content. */
  | { readonly fault: 'altered'; readonly path: string; readonly asset: string }
  /** The file is of a format of assets and of no asset of the lock. */
  | { readonly fault: 'not-in-lock'; readonly path: string }
  | { readonly fault: 'unknown-licence'; readonly asset: string; readonly licence: string }

export interface LockReport {
  readonly verified: readonly { readonly path: string; readonly asset: string; readonly licence: string }[]
  readonly faults: readonly LockFault[]
  /** Files of other formats, which are not checked. */
  readonly ignored: number
}

/** `.json` may be anything in a project: such a file counts only by its content or its name. */
const SHARED_EXTENSION = FORMATS['lottie-json'].extension
const EXTENSIONS = new Set<string>(
  Object.values(FORMATS)
    .map(({ extension }) => extension)
    .filter((extension) => extension !== SHARED_EXTENSION),
)

/** Compares the files of a folder with a lock. An asset is present by any of its files. */
export function checkFolder(lock: AssetLock, files: readonly FolderFile[]): LockReport {
  const byHash = new Map(lock.assets.flatMap((asset) => hashesOf(asset).map((hash) => [hash, asset])))
  const slugs = new Set(lock.assets.map(({ slug }) => slug))
  const verified: LockReport['verified'][number][] = []
  const faults: LockFault[] = []
  const seen = new Set<string>()
  let ignored = 0
  for (const { path, sha256 } of files) {
    const known = byHash.get(sha256)
    const named = known?.slug ?? slugOfName(path, slugs)
    if (known !== undefined) verified.push({ path, asset: known.slug, licence: licenceOf(known) })
    else if (named !== undefined) faults.push({ fault: 'altered', path, asset: named })
    else if (EXTENSIONS.has(extensionOf(path))) faults.push({ fault: 'not-in-lock', path })
    else ignored += 1
    if (named !== undefined) seen.add(named)
  }
  const missing = [...slugs].filter((slug) => !seen.has(slug))
  return {
    verified,
    faults: [
      ...faults,
      ...missing.map((asset): LockFault => ({ fault: 'missing', asset })),
      ...lock.assets.filter(hasUnknownLicence).map(
        (asset): LockFault => ({
          fault: 'unknown-licence',
          asset: asset.slug,
          licence: licenceOf(asset),
        }),
      ),
    ],
    ignored,
  }
}

function hashesOf({ original, files }: LockedAsset): readonly string[] {
  return [original.sha256, ...files.map(({ sha256 }) => sha256)]
}

function licenceOf({ licence: { code, version } }: LockedAsset): string {
  return `${code} ${version}`
}

function hasUnknownLicence({ licence }: LockedAsset): boolean {
  return !Object.hasOwn(LICENCES, licence.code)
}

/** What is added to a slug in the name of a file: other colours, a width, a number of copies. */
const ADDED = [/ \(\d+\)$/, /-\d+$/, /-\d+$/, /-recoloured$/]

/** The asset whose delivered files are named like this one. */
function slugOfName(path: string, slugs: ReadonlySet<string>): string | undefined {
  const extension = extensionOf(path)
  if (!EXTENSIONS.has(extension) && extension !== SHARED_EXTENSION) return undefined
  let name = path.slice(path.lastIndexOf('/') + 1, -extension.length - 1)
  if (slugs.has(name)) return name
  for (const added of ADDED) {
    name = name.replace(added, '')
    if (slugs.has(name)) return name
  }
  return undefined
}

function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot < 1 ? '' : name.slice(dot + 1).toLowerCase()
}

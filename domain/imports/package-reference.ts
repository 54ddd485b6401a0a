/** An npm package whose icons are imported. */
export interface PackageReference {
  readonly name: string
  /** A version, or a tag such as `latest`. */
  readonly wanted: string
}

const MAX_NAME = 214
const NAME = /^(?:@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/
/** A version of semver without ranges, or a tag. */
const WANTED = /^[A-Za-z0-9][A-Za-z0-9.+-]{0,99}$/

/** Reads `name`, `@scope/name` and `name@version`; null for anything else, such as an address or a range. */
export function readPackageReference(text: string): PackageReference | null {
  const at = text.lastIndexOf('@')
  const [name, wanted] = at > 0 ? [text.slice(0, at), text.slice(at + 1)] : [text, 'latest']
  return name.length <= MAX_NAME && NAME.test(name) && WANTED.test(wanted) ? { name, wanted } : null
}

/** What an imported package may be at most. */
export const IMPORT_LIMITS = {
  /** Of the registry's answer about a package, which lists every version. */
  packumentBytes: 32 * 1024 * 1024,
  tarballBytes: 64 * 1024 * 1024,
  unpackedBytes: 256 * 1024 * 1024,
  entries: 60_000,
  /** Icons of one package. */
  icons: 20_000,
} as const

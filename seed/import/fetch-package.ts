import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { IMPORT_LIMITS, type PackageReference } from '#domain/imports/package-reference.ts'

/** The registry of a command without `NPM_REGISTRY`. */
export const DEFAULT_REGISTRY = 'https://registry.npmjs.org'

const TIMEOUT_MS = 120_000
const NOT_FOUND = 404

const packumentSchema = z.object({
  'dist-tags': z.record(z.string(), z.string()),
  versions: z.record(
    z.string(),
    z.object({ dist: z.object({ tarball: z.url(), integrity: z.string().optional() }) }),
  ),
})

export interface FetchedPackage {
  readonly name: string
  readonly version: string
  readonly archive: Uint8Array
}

/**
 * Downloads a version of a package from the registry, and verifies it with the SHA-512 that the registry states for it. A
 * package without one is refused, and so is more than the limits. Redirects are not followed, and the archive is read from
 * the registry's own origin whatever the answer names.
 */
export async function fetchPackage(
  registry: string,
  { name, wanted }: PackageReference,
  limits = IMPORT_LIMITS,
): Promise<Result<FetchedPackage>> {
  const address = new URL(`${registry.replace(/\/+$/, '')}/${name.replace('/', '%2f')}`)
  const answer = await download(address, limits.packumentBytes, 'application/vnd.npm.install-v1+json')
  if (!answer.ok) return answer
  const packument = packumentSchema.safeParse(parsed(answer.value))
  if (!packument.success) return refuse('package-registry', 'the answer does not describe a package')
  const { versions, 'dist-tags': tags } = packument.data
  const version = Object.hasOwn(versions, wanted) ? wanted : (own(tags, wanted) ?? '')
  const dist = own(versions, version)?.dist
  if (dist === undefined) return refuse('package-unknown', `${name} has no version ${wanted}`)
  const expected = sha512Of(dist.integrity)
  if (expected === null) return refuse('package-damaged', 'the registry states no SHA-512')
  const archive = await download(
    new URL(new URL(dist.tarball).pathname, address),
    limits.tarballBytes,
    'application/octet-stream',
  )
  if (!archive.ok) return archive
  const found = createHash('sha512').update(archive.value).digest()
  if (!timingSafeEqual(found, expected)) return refuse('package-damaged', 'its SHA-512 is another one')
  return accept({ name, version, archive: archive.value })
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/** The digest of an integrity of the form `sha512-…`; null for another one. */
function sha512Of(integrity: string | undefined): Buffer | null {
  const SHA512_BYTES = 64
  const encoded = /^sha512-([A-Za-z0-9+/]{86}==)$/.exec(integrity ?? '')?.[1]
  const digest = encoded === undefined ? null : Buffer.from(encoded, 'base64')
  return digest?.length === SHA512_BYTES ? digest : null
}

async function download(address: URL, most: number, accepted: string): Promise<Result<Uint8Array>> {
  try {
    const response = await fetch(address, {
      headers: { Accept: accepted },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === NOT_FOUND) return refuse('package-unknown', address.pathname)
    if (!response.ok || response.body === null)
      return refuse('package-registry', `${response.status} from ${address.href}`)
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of response.body) {
      bytes += chunk.length
      // Leaving the loop cancels the rest of the response.
      if (bytes > most) return refuse('package-too-large', `more than ${most} bytes from ${address.href}`)
      chunks.push(chunk)
    }
    return accept(Buffer.concat(chunks))
  } catch (error) {
    return refuse('package-registry', error instanceof Error ? error.message : String(error))
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { dataAddress } from '#media/artwork/data-uri.ts'
import { isList, isObject, type JsonObject, objectsIn, readJson } from '#media/artwork/json.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { type SafeLottie, sanitiseLottie } from './sanitise.ts'
import { rebuildManifest } from './schema/manifest.ts'

export interface SafePackage {
  /** The animation that players show first. */
  readonly first: SafeLottie
  /** The same as one text, with the pictures of the package embedded. */
  readonly firstAlone: string
  /** The package, rebuilt from its checked parts. */
  readonly bytes: Uint8Array
}

/**
 * Sanitises every dotLottie (version 1 and 2): unpacks within limits, checks every animation and picture,
 * refuses state machines (`file-script`: they can open addresses), and packs the checked parts.
 *
 * @param cleanPicture checks a picture of the package and returns it without metadata
 */
export async function sanitisePackage(
  bytes: Uint8Array,
  cleanPicture: (bytes: Uint8Array) => Promise<Result<Uint8Array>>,
): Promise<Result<SafePackage>> {
  const unpacked = unpack(bytes)
  if (!unpacked.ok) return unpacked
  const files = unpacked.value
  const manifest = readManifest(files)
  if (!manifest.ok) return manifest
  if (Object.keys(files).some((path) => MACHINES.test(path))) {
    return refuse('file-script', 'a state machine')
  }

  const pictures: NamedFile[] = []
  for (const [path, content] of Object.entries(files).filter(([path]) => PICTURES.test(path))) {
    const clean = await cleanPicture(content)
    if (!clean.ok) return refuse(clean.code, `${path}: ${clean.detail ?? ''}`)
    pictures.push([path, clean.value])
  }

  const packaged = new Set(pictures.map(([path]) => nameOf(path)))
  const animations = new Map<string, SafeLottie>()
  for (const [path, content] of Object.entries(files)) {
    if (!ANIMATIONS.test(path)) continue
    const safe = sanitiseLottie(strFromU8(content), packaged)
    if (!safe.ok) return safe
    animations.set(path, safe.value)
  }
  const first = firstOf(manifest.value, animations)
  if (!first) return refuse('file-no-artwork', 'no animation that the manifest names')
  return accept({
    first,
    firstAlone: JSON.stringify(withPictures(first.animation, pictures)),
    bytes: pack(manifest.value, animations, pictures),
  })
}

/** Whether a ZIP's directory names a manifest, as that of every dotLottie does. */
export function looksLikePackage(bytes: Uint8Array): boolean {
  let found = false
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        found ||= name === 'manifest.json'
        return false
      },
    })
  } catch {
    return false
  }
  return found
}

/** Path of the animations in a package, of version 1 and 2. */
export const ANIMATIONS = /^(?:animations|a)\/[^/\\\p{C}]+\.json$/u
const PICTURES = /^(?:images|i)\/[^/\\\p{C}]+\.(?:png|jpe?g|webp|gif)$/iu
const MACHINES = /^(?:states|s)[\\/]/

type Files = Readonly<Record<string, Uint8Array>>
type NamedFile = readonly [path: string, content: Uint8Array]

function unpack(bytes: Uint8Array): Result<Files> {
  let entries = 0
  let size = 0
  const fits = () => entries <= LIMITS.package.entries && size <= LIMITS.package.bytes
  try {
    const files = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        entries += 1
        size += originalSize
        // An entry over the limit is counted but never inflated.
        return fits()
      },
    })
    return fits() ? accept(files) : refuse('file-too-complex', `${entries} files, ${size} bytes unpacked`)
  } catch (error) {
    return refuse('file-damaged', error instanceof Error ? error.message : 'no ZIP')
  }
}

function readManifest(files: Files): Result<JsonObject> {
  const content = files['manifest.json']
  const manifest = content && readJson(strFromU8(content))
  return isObject(manifest ?? undefined)
    ? accept(manifest as JsonObject)
    : refuse('file-damaged', 'no manifest')
}

function firstOf(manifest: JsonObject, animations: ReadonlyMap<string, SafeLottie>): SafeLottie | undefined {
  const [named] = objectsIn(manifest.animations)
  const id = String(named?.id)
  return animations.get(`animations/${id}.json`) ?? animations.get(`a/${id}.json`)
}

function withPictures(animation: JsonObject, pictures: readonly NamedFile[]): JsonObject {
  if (!isList(animation.assets)) return animation
  const addresses = new Map(pictures.map(([path, content]) => [nameOf(path), dataAddress(content)]))
  const assets = animation.assets.map((asset) => {
    const address = isObject(asset) ? addresses.get(String(asset.p)) : undefined
    return isObject(asset) && address ? { ...asset, u: '', p: address, e: 1 } : asset
  })
  return { ...animation, assets }
}

/** Fixed order and date, so that the same parts always give the same bytes. */
function pack(
  manifest: JsonObject,
  animations: ReadonlyMap<string, SafeLottie>,
  pictures: readonly NamedFile[],
): Uint8Array {
  const parts: Zippable = { 'manifest.json': strToU8(JSON.stringify(rebuildManifest(manifest))) }
  for (const [path, { text }] of [...animations].sort(byPath)) parts[path] = strToU8(text)
  for (const [path, content] of [...pictures].sort(byPath)) parts[path] = [content, { level: 0 }]
  return zipSync(parts, { mtime: new Date(1980, 0, 1), level: 6 })
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function byPath([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}

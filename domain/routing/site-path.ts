import { localeOfPrefix } from '#domain/locales/locales.ts'

/** How often an address may be encoded over before it is no address of this site. */
const DECODINGS = 3

/**
 * Whether a text is a path within this site and nothing else: one leading slash, no scheme, no host, no backslash, no
 * control character. What a browser, a proxy or a second parser makes of the path is checked too: it has no `.` or `..`
 * segment and no empty one, under any layer of percent encoding, so that parsing it leaves it as it is.
 */
export function isSitePath(text: string): boolean {
  return /^[^\\\p{Cc}\s]*$/u.test(text) && (layersOf(pathOf(text))?.every(isPlainPath) ?? false)
}

/** A path and what it becomes with each decoding, until nothing is encoded any more; null where that does not end. */
export function layersOf(path: string): readonly string[] | null {
  const layers = [path]
  for (let times = 0; times < DECODINGS; times += 1) {
    const last = layers.at(-1) ?? ''
    const decoded = decode(last)
    if (decoded === null) return null
    if (decoded === last) return layers
    layers.push(decoded)
  }
  return null
}

/** A path without query and hash. */
export function pathOf(text: string): string {
  return text.split(/[?#]/)[0] ?? ''
}

/** Whether a path begins with a language. Editors write paths without one, since each visitor's takes its place. */
export function namesLanguage(path: string): boolean {
  const [, first] = path.toLowerCase().split(/[/?#]/)
  return localeOfPrefix(first) !== undefined
}

function isPlainPath(path: string): boolean {
  return /^\/[^\\\p{Cc}\s]*$/u.test(path) && !/\/(\/|\.\.?(\/|$))/.test(path)
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

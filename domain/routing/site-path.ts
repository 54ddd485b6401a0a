import { localeOfPrefix } from '#domain/locales/locales.ts'

/** Maximum layers of percent encoding of a path of this site. */
const DECODINGS = 3

/**
 * Whether a text is a path within this site: one leading slash, no scheme, host, backslash or control character. The
 * path must also survive a second parser: it has no `.`, `..` or empty segment under any layer of percent encoding, so
 * that parsing leaves it unchanged.
 */
export function isSitePath(text: string): boolean {
  return /^[^\\\p{Cc}\s]*$/u.test(text) && (layersOf(pathOf(text))?.every(isPlainPath) ?? false)
}

/** A path and its decodings, until nothing is encoded; null above the maximum. */
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

/** Whether a path begins with a language. Editors enter paths without one, and each visitor's is added. */
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

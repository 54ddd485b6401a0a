import { localeOfPrefix } from '#domain/locales/locales.ts'

/**
 * Whether a text is a path within this site and nothing else: one leading slash, no scheme, no host, no backslash,
 * no control character. Everything a browser could take for another origin is refused.
 */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(text)
}

/** Whether a path begins with a language. Editors write paths without one, since each visitor's takes its place. */
export function namesLanguage(path: string): boolean {
  const [, first] = path.toLowerCase().split(/[/?#]/)
  return localeOfPrefix(first) !== undefined
}

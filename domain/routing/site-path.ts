/**
 * Whether a text is a path within this site and nothing else: one leading slash, no scheme, no host, no backslash,
 * no control character. Everything a browser could take for another origin is refused.
 */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(text)
}

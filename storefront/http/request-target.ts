/**
 * The path and query of a request line. Clients may write the whole address (RFC 9112, section 3.2.2); its host is
 * untrusted and must not reach upstream code.
 *
 * @returns null for what is neither a path nor an address
 */
export function normalisedPath(target: string): string | null {
  if (target.startsWith('/')) return target
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null
  const { pathname, search } = new URL(target)
  return pathname + search
}

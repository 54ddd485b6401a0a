/**
 * The path and query that a request line asks for. Clients may write the whole address (RFC 9112, section 3.2.2); its
 * host is whatever they please, and nothing behind is to build an address of it.
 *
 * @returns null for what is neither a path nor an address
 */
export function normalisedPath(target: string): string | null {
  if (target.startsWith('/')) return target
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null
  const { pathname, search } = new URL(target)
  return pathname + search
}

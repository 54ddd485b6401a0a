import type { APIRequestContext } from '@playwright/test'
import { resolve } from '#domain/routing/resolve.ts'

/** Of a page's links to one family, this many are requested; the same code renders the others. */
const MAX_LINKS_PER_FAMILY = 2
const CONCURRENCY = 4

export interface LinkChecker {
  /** Requests links that were not requested yet. @returns their faults */
  check(links: readonly string[], which: 'all' | 'some'): Promise<readonly string[]>
}

/** Requests each address once without following redirects: links on the site must not need one. */
export function createLinkChecker(request: APIRequestContext): LinkChecker {
  const requested = new Set<string>()

  const fault = async (link: string): Promise<readonly string[]> => {
    const response = await request.get(link, { maxRedirects: 0 })
    const status = response.status()
    if (status === 200) return []
    const { location } = response.headers()
    return [`a link leads to ${link}: ${status}${location ? ` to ${location}` : ''}`]
  }

  return {
    async check(links, which) {
      const fresh = (which === 'all' ? links : someOfEachFamily(links)).filter((link) => !requested.has(link))
      for (const link of fresh) requested.add(link)
      const faults: string[] = []
      for (let at = 0; at < fresh.length; at += CONCURRENCY)
        faults.push(...(await Promise.all(fresh.slice(at, at + CONCURRENCY).map(fault))).flat())
      return faults
    },
  }
}

/** Links outside of the route table are all requested. */
function someOfEachFamily(links: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  return links.filter((link) => {
    const family = familyOf(new URL(link))
    if (family === null) return true
    const count = (counts.get(family) ?? 0) + 1
    counts.set(family, count)
    return count <= MAX_LINKS_PER_FAMILY
  })
}

function familyOf({ pathname, search }: URL): string | null {
  const meaning = resolve({ pathname, search })
  if (meaning.kind === 'page') return meaning.page.family
  return meaning.kind === 'lookup' ? meaning.form : null
}

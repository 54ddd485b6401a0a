import type { PayloadRequest } from 'payload'
import { linkFault } from '#domain/announcements/announcements.ts'
import { resolve } from '#domain/routing/resolve.ts'

const MISSING = 'There is no page at this path.'

/** Why a menu cannot have a link: its form, or a page that is not published. Null for a link that leads somewhere. */
export async function menuLinkFault(req: PayloadRequest, address: string): Promise<string | null> {
  const fault = linkFault(address)
  if (fault !== null || !address.startsWith('/')) return fault
  const { pathname, search } = new URL(address, 'https://site.example')
  const reached = resolve({ pathname, search })
  if (reached.kind !== 'landing') return null
  const { totalDocs } = await req.payload.count({
    collection: 'landing-pages',
    where: {
      place: { equals: reached.at.place },
      slug: { equals: reached.at.slug },
      _status: { equals: 'published' },
    },
    req,
  })
  return totalDocs > 0 ? null : MISSING
}

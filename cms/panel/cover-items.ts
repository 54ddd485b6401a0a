import type { Payload } from 'payload'
import type { ShownFacts } from './preview.tsx'

/** The number of items on the cover of a pack. */
const COVER_SIZE = 6

export interface CoverItem {
  readonly id: number
  readonly title: string
  readonly shown: ShownFacts
}

/** The first items of a pack, with drafts, which staff work on. */
export async function coverItems(payload: Payload, pack: number): Promise<CoverItem[]> {
  const { docs } = await payload.find({
    collection: 'items',
    where: { pack: { equals: pack } },
    sort: 'packPosition',
    limit: COVER_SIZE,
    pagination: false,
    depth: 0,
    select: { title: true, shown: true },
  })
  return docs.map(({ id, title, shown }) => ({ id, title, shown: shown ?? {} }))
}

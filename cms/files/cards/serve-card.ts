import { createHash } from 'node:crypto'
import type { CardFacts } from '#cms/files/cards/find-card.ts'
import type { Media } from '#cms/files/media/serve-media.ts'
import type { Pictures } from '#cms/files/pictures.ts'
import { INERT, type Reply, refusalReply } from '#cms/files/reply.ts'
import type { FilesServices } from '#cms/files/services.ts'
import { createSingleFlight } from '#cms/files/single-flight.ts'
import { storeDerived } from '#cms/files/store-derived.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'
import { drawCard } from '#media/pipeline/render/draw-card.ts'
import { cardKey } from '#media/storage/keys.ts'

/** To be incremented when the layout changes: a stored card is found by its layout and contents. */
const LAYOUT = 1
/** Cards drawn concurrently; each takes about 200 ms. */
const MAX_CONCURRENT = 8
/** One day: an asset may change or be unpublished, and sites that show links rarely fetch a card again sooner. */
const CACHE_CONTROL = 'public, max-age=86400'

const MIME = 'image/jpeg'
const ARTWORK = { format: 'webp', width: 800, height: null, motion: false } as const

/** Null is no card. */
export type Cards = (facts: CardFacts | null) => Promise<Reply>

/** `GET /cards/…`: cards of published assets, pages and posts, each drawn once for its contents and then stored. */
export function createCards(services: FilesServices, artworks: Artworks): Cards {
  const flights = createSingleFlight<Result<Uint8Array>>()
  return async (facts) => {
    if (facts === null) return refusalReply({ code: 'not-found' })
    const name = nameOf(facts)
    const stored = await services.storage.get(cardKey(name))
    if (stored !== null) return reply(stored, name)
    if (flights.size() >= MAX_CONCURRENT) return refusalReply({ code: 'unavailable' })
    const made = await flights.run(name, () => make(services, artworks, facts, name))
    return made.ok ? reply(made.value, name) : refusalReply(made)
  }
}

/** Where the picture of a card comes from: a work, or the media library. */
interface Artworks {
  readonly pictures: Pictures
  readonly media: Media
}

function pictureOf({ pictures, media }: Artworks, { sha256, ofMedia }: NonNullable<CardFacts['artwork']>) {
  return ofMedia ? media.read({ sha256, width: 960 }) : pictures(sha256, ARTWORK)
}

async function make(
  { storage }: FilesServices,
  artworks: Artworks,
  facts: CardFacts,
  name: string,
): Promise<Result<Uint8Array>> {
  const { site, title, author, artwork } = facts
  const picture = artwork === null ? null : await pictureOf(artworks, artwork)
  if (picture !== null && !picture.ok) return picture
  const ground = artwork?.ground ?? 'any'
  const card = await drawCard({ site, title, author, ground, artwork: picture?.value ?? null })
  await storeDerived(storage, cardKey(name), card, MIME)
  return accept(card)
}

function reply(body: Uint8Array, name: string): Reply {
  const headers = {
    ...INERT,
    'content-type': MIME,
    'cache-control': CACHE_CONTROL,
    etag: `"${name}"`,
  }
  return { status: 200, headers, body }
}

/** Cards with the same contents share one name. */
function nameOf(facts: CardFacts): string {
  return createHash('sha256')
    .update(JSON.stringify([LAYOUT, facts]))
    .digest('hex')
}

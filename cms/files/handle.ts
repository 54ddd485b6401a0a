import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Cards, createCards } from '#cms/files/cards/serve-card.ts'
import { type Conversions, createConversions } from '#cms/files/conversions.ts'
import { createMedia, type Media } from '#cms/files/media/serve-media.ts'
import { createPictures, type Pictures } from '#cms/files/pictures.ts'
import { rangedReply } from '#cms/files/ranged.ts'
import { refusalPage } from '#cms/files/refusal-page.ts'
import { type Reply, refusalReply } from '#cms/files/reply.ts'
import { send } from '#cms/files/send.ts'
import { serveDownload } from '#cms/files/serve-download.ts'
import { serveOriginal } from '#cms/files/serve-original.ts'
import { servePreview } from '#cms/files/serve-preview.ts'
import { serveProfilePicture } from '#cms/files/serve-profile-picture.ts'
import { isSitemapPath, serveSitemap } from '#cms/files/serve-sitemap.ts'
import { serveSource } from '#cms/files/serve-source.ts'
import type { FilesServices } from '#cms/files/services.ts'
import { serveZip } from '#cms/files/zip/serve-zip.ts'
import { isPicturePath } from '#domain/accounts/pictures.ts'
import { cardOfPath } from '#domain/assets/card-url.ts'
import { pageCardOfPath } from '#domain/landing/page-card.ts'
import { mediaOfPath } from '#domain/media-library/pictures.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Answers every request of the files server. An exception is logged, and answered with the number of `internal` only.
 */
export function createHandler(services: FilesServices): Handler {
  const pictures = createPictures(services)
  const media = createMedia(services)
  const cards = createCards(services, { pictures, media })
  const conversions = createConversions(services)
  return async (request, response) => {
    const reply = await answer(services, { pictures, media, cards, conversions }, request).catch(
      (error: unknown) => {
        console.error(`${request.method} ${pathOf(request.url)}:`, error)
        return refusalReply({ code: 'internal' })
      },
    )
    if (response.destroyed) return
    await send(request, response, shownReply(request, reply)).catch((error: unknown) =>
      console.error(`${request.method} ${pathOf(request.url)}:`, error),
    )
  }
}

/** The part of a download that was requested, and for browsers the reason why there is no file. */
function shownReply({ method, url, headers }: IncomingMessage, reply: Reply): Reply {
  if (!url?.startsWith('/files/')) return reply
  return reply.code === undefined && method === 'GET'
    ? rangedReply(reply, headers)
    : refusalPage(reply, headers)
}

const PREVIEW = /^\/previews\/([0-9a-f]{64})$/
const ORIGINAL = /^\/previews\/([0-9a-f]{64})\/original$/
const DOWNLOAD = /^\/files\/[0-9a-f]{64}\/[^/]+$/
const ZIP = /^\/files\/zips\/[^/]+\/[^/]+$/
const SOURCE = /^\/files\/sources\/[0-9a-f]{64}\/[^/]+$/

/** Makers of derived files, shared by all requests. */
interface Renderers {
  readonly pictures: Pictures
  readonly media: Media
  readonly cards: Cards
  readonly conversions: Conversions
}

async function answer(
  services: FilesServices,
  { pictures, media, cards, conversions }: Renderers,
  request: IncomingMessage,
): Promise<Reply> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refusalReply({ code: 'method-not-allowed' })
  const url = URL.parse(request.url ?? '', 'http://files')
  if (url === null) return refusalReply({ code: 'bad-request' })
  if (url.pathname === '/healthz') return ALIVE
  const preview = PREVIEW.exec(url.pathname)?.[1]
  if (preview !== undefined) return servePreview(services, pictures, preview, url)
  const original = ORIGINAL.exec(url.pathname)?.[1]
  if (original !== undefined) return serveOriginal(services, original, url)
  const wanted = mediaOfPath(url.pathname)
  if (wanted !== null) return media.serve(wanted)
  const card = cardOfPath(url.pathname)
  if (card !== null) return cards(await services.findCard(card))
  const pageCard = pageCardOfPath(url.pathname)
  if (pageCard !== null) return cards(await services.findPageCard(pageCard))
  if (isSitemapPath(url.pathname)) return serveSitemap(services, url.pathname)
  if (isPicturePath(url.pathname)) return serveProfilePicture(services, url)
  if (DOWNLOAD.test(url.pathname)) return serveDownload(services, { pictures, conversions }, url)
  if (ZIP.test(url.pathname)) return serveZip(services, url)
  if (SOURCE.test(url.pathname)) return serveSource(services, url)
  return refusalReply({ code: 'not-found' })
}

const ALIVE: Reply = {
  status: 200,
  headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  body: 'ok',
}

/** Without the query: a signed address in a log would let its readers download the file. */
function pathOf(url = ''): string {
  return url.split('?')[0] ?? ''
}

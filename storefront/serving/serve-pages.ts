import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { REVALIDATION_PATH } from '#domain/contract/revalidation.ts'
import { pageKey } from '#storefront/serving/page-key.ts'
import type { KeptPage, PageMemory } from '#storefront/serving/page-memory.ts'
import { recordPage } from '#storefront/serving/record-page.ts'

/**
 * Answers with a kept page where there is one, else lets `render` answer and keeps a page that is the same for
 * everyone. When the CMS says that something changed, all are forgotten: those that did not change come back at once
 * from Next's own cache.
 *
 * Next hashes, compresses and routes a page it has in its cache at every request: with our pages of 140 kB that takes
 * many times what sending them does (`bench/pages.ts`).
 */
export function servePages(render: RequestListener, memory: PageMemory): RequestListener {
  return (request, response) => {
    if (request.url?.startsWith(REVALIDATION_PATH)) forgetWhenDone(response, memory)
    const key = pageKey(request)
    const kept = key === null ? undefined : memory.find(key)
    if (kept) return replay(request, response, kept)
    if (key !== null) recordPage(response, memory.keeper(key))
    return render(request, response)
  }
}

/** A refused message answers otherwise than with 204, and changes nothing. */
function forgetWhenDone(response: ServerResponse, memory: PageMemory): void {
  response.once('finish', () => {
    if (response.statusCode === 204) memory.forgetAll()
  })
}

function replay(request: IncomingMessage, response: ServerResponse, { headers, body }: KeptPage): void {
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim())
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (known.includes(String(headers.etag))) {
    response.removeHeader('content-encoding')
    response.writeHead(304).end()
    return
  }
  response.writeHead(200, { 'Content-Length': body.length }).end(body)
}

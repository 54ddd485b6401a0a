import type { IncomingMessage, ServerResponse } from 'node:http'
import { REVALIDATION_PATH } from '#domain/contract/revalidation.ts'
import { isPanel } from '#storefront/http/proxied-paths.ts'
import { REFUSAL_HEADER } from '#storefront/http/refusal-header.ts'
import { createStaticFiles } from './compressed-files/static-files.ts'
import { bufferDocument, mayBePage } from './document/buffer-document.ts'
import { withMarkupStore } from './markup/with-markup-store.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { isOn } from './parts.ts'
import { fetchErrorPage } from './unavailable-pages/fetch-error-page.ts'
import { answerUnavailable, replaceFailedPage } from './unavailable-pages/unavailable.ts'

/** How long another storefront process may show what was cleared in this one. */
const LIFE_MS = 30_000
const TESTED_LIFE_MS = 5_000
const CAPACITY_BYTES = 128 * 1024 * 1024

interface TuningOptions {
  readonly hostname: string
  readonly port: number
  /** `.next/static` */
  readonly staticFolder: string
}

/** The parts that work on requests and responses in front of Next. Each is left out where it is switched off. */
export function createTuning({ hostname, port, staticFolder }: TuningOptions) {
  const files = isOn('compressed-files') ? createStaticFiles(staticFolder) : null
  const pages = isOn('page-cache')
    ? createPageCache({ lifeMs: LIFE_MS, testedLifeMs: TESTED_LIFE_MS, capacityBytes: CAPACITY_BYTES })
    : null
  const buffering = { hashes: isOn('script-hashes'), afterPaint: isOn('scripts-after-paint') }
  const buffers = buffering.hashes || buffering.afterPaint
  const replaces = isOn('unavailable-pages')

  return {
    /** @returns false when the request is left to Next */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      return (files?.answer(request, response) || pages?.answer(request, response)) ?? false
    },

    /** Runs Next's handler of a request. */
    handle<T>(handler: () => T): T {
      return isOn('markup-outside-data') ? withMarkupStore(handler) : handler()
    },

    /** Changes the response that Next is about to give. */
    wrap(request: IncomingMessage, response: ServerResponse): void {
      pages?.watch(request, response)
      if (replaces) answerUnavailable(request, response)
      if (mayBePage(request) && request.headers[REFUSAL_HEADER] === undefined) {
        if (buffers) bufferDocument(request, response, buffering)
        if (replaces)
          replaceFailedPage(request, response, (failed) => fetchErrorPage({ hostname, port }, failed))
        // Node leaves the body out; Next shows why a page failed only in a body.
        if (buffers && request.method === 'HEAD' && !isPanel(request.url?.split('?', 1)[0] ?? ''))
          request.method = 'GET'
      }
      if (pages === null || request.url !== REVALIDATION_PATH) return
      response.once('finish', () => {
        if (response.statusCode === 204) pages.clear()
      })
    },
  }
}

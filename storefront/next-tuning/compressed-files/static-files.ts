import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { acceptedCoding } from '#storefront/next-tuning/accepted-coding.ts'
import { CODINGS, type Coding, compressedTwin, type StaticText, staticTexts } from './static-texts.ts'

/** File names change with their content. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

interface CompressedFile {
  readonly headers: Readonly<Record<'ETag' | 'Cache-Control' | 'Vary', string>>
  readonly contentType: string
  readonly body: Buffer
}

/**
 * Serves the scripts and styles compressed by the build, from memory. Next serves other files, and clients that accept
 * no compression.
 *
 * @param folder  `.next/static`
 */
export function createStaticFiles(folder: string) {
  const files = new Map(
    staticTexts(folder).map((text) => [
      `/_next/static/${text.file.split(sep).join('/')}`,
      compressedForms(folder, text),
    ]),
  )

  return {
    /** @returns false when it does not handle the request */
    answer({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
      const forms = files.get(url.split('?', 1)[0] ?? '')
      if (forms === undefined || (method !== 'GET' && method !== 'HEAD')) return false
      const coding = acceptedCoding(headers['accept-encoding'], CODINGS)
      const file = coding === null ? undefined : forms.get(coding)
      if (coding === null || file === undefined) return false
      if (headers['if-none-match'] === file.headers.ETag) {
        response.writeHead(304, file.headers).end()
        return true
      }
      response.writeHead(200, {
        ...file.headers,
        'Content-Type': file.contentType,
        'Content-Encoding': coding,
        'Content-Length': file.body.length,
      })
      response.end(method === 'HEAD' ? undefined : file.body)
      return true
    },
  }
}

function compressedForms(folder: string, text: StaticText): ReadonlyMap<Coding, CompressedFile> {
  return new Map(
    CODINGS.flatMap((coding) => {
      const twin = compressedTwin(join(folder, text.file), coding)
      return existsSync(twin) ? [[coding, compressedFile(readFileSync(twin), text.contentType)] as const] : []
    }),
  )
}

function compressedFile(body: Buffer, contentType: string): CompressedFile {
  const hash = createHash('sha256').update(body).digest('base64url')
  const headers = { ETag: `"${hash}"`, 'Cache-Control': CACHE_CONTROL, Vary: 'Accept-Encoding' }
  return { headers, contentType, body }
}

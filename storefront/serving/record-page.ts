import type { ServerResponse } from 'node:http'
import { LOCALE_COOKIE } from '#domain/locales/locales.ts'
import type { KeptPage } from '#storefront/serving/page-memory.ts'

/** Headers of one connection, or of one moment. */
const NOT_KEPT = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']

/**
 * Looks on while an answer is written, and hands it over once it is complete, if it is a page that Next has declared
 * the same for everyone and had in its own cache.
 */
export function recordPage(response: ServerResponse, keep: (page: KeptPage) => void): void {
  const { write, end } = response
  const chunks: Buffer[] = []
  let shared: boolean | undefined

  function take([chunk, encoding]: readonly unknown[]): void {
    shared ??= isShared(response)
    if (!shared) return
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encodingOf(encoding)))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }

  response.write = (...args: unknown[]) => {
    take(args)
    return Reflect.apply(write, response, args)
  }
  response.end = (...args: unknown[]) => {
    take(args)
    return Reflect.apply(end, response, args)
  }
  response.once('finish', () => {
    if (shared) keep({ headers: keptHeaders(response), body: Buffer.concat(chunks) })
  })
}

function isShared(response: ServerResponse): boolean {
  const says = (name: string) => String(response.getHeader(name) ?? '')
  const cookies = [response.getHeader('set-cookie') ?? []].flat()
  return (
    response.statusCode === 200 &&
    says('x-nextjs-cache') === 'HIT' &&
    says('cache-control').includes('s-maxage=') &&
    says('content-type').startsWith('text/html') &&
    cookies.every((cookie) => String(cookie).startsWith(`${LOCALE_COOKIE}=`))
  )
}

function keptHeaders(response: ServerResponse): KeptPage['headers'] {
  const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined || NOT_KEPT.includes(name)
      ? []
      : [[name, Array.isArray(value) ? value : String(value)]],
  )
  return Object.fromEntries(headers)
}

function encodingOf(given: unknown): BufferEncoding {
  return typeof given === 'string' && Buffer.isEncoding(given) ? given : 'utf8'
}

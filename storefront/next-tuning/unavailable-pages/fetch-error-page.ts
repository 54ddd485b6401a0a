import { type IncomingMessage, request as openRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { ERRORS } from '#domain/errors/catalogue.ts'
import { REFUSAL_HEADER } from '#storefront/http/refusal-header.ts'
import type { ErrorPage } from './unavailable.ts'

const TIMEOUT_MS = 5_000
/** Headers that the language of the page depends on. */
const ABOUT_THE_VISITOR = ['host', 'cookie', 'accept-language'] as const
/** Addresses that a server listens at but that cannot be connected to. */
const ANY_ADDRESS: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
])

/** Requests the error page from this process in the language of a visitor. @throws Error when it fails */
export async function fetchErrorPage(
  listening: { readonly hostname: string; readonly port: number },
  { url, headers }: Pick<IncomingMessage, 'url' | 'headers'>,
): Promise<ErrorPage> {
  const kept = ABOUT_THE_VISITOR.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, headers[name]]],
  )
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    openRequest(
      {
        host: ANY_ADDRESS.get(listening.hostname) ?? listening.hostname,
        port: listening.port,
        path: url,
        headers: { ...Object.fromEntries(kept), [REFUSAL_HEADER]: 'unavailable' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      resolve,
    )
      .on('error', reject)
      .end()
  })
  const html = await text(answer)
  if (answer.statusCode !== ERRORS.unavailable.status)
    throw new Error(`${answer.statusCode} for the error page`)
  const policy = answer.headers['content-security-policy']
  return { html, policy: Array.isArray(policy) ? policy[0] : policy }
}

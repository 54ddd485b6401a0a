import type { IncomingMessage } from 'node:http'
import { callerAddress } from '#domain/visitors/caller-address.ts'

/** Credentials: from headers, or from the URL, where browsers put them to avoid a preflight. */
export interface Credentials {
  readonly appId: string
  readonly key: string
  /** The visitor's address, as forwarded by the storefront and its load balancers. */
  readonly ip: string
  /**
   * Sent by a process of this machine for itself, such as the CMS for a page, and not on behalf of a visitor.
   */
  readonly isOwn: boolean
  readonly referer: string
}

/** @param proxiesInFront load balancers in front of the storefront */
export function credentialsOf(
  request: IncomingMessage,
  query: URLSearchParams,
  proxiesInFront: number,
): Credentials {
  const inAddress = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]))
  const read = (name: string) => headerOf(request, name) ?? inAddress.get(name) ?? ''
  return {
    appId: read('x-algolia-application-id'),
    key: read('x-algolia-api-key'),
    ...senderOf(request, proxiesInFront),
    referer: headerOf(request, 'referer') ?? '',
  }
}

/** Only the storefront, on the same machine, may forward a visitor's address. */
function senderOf(request: IncomingMessage, proxiesInFront: number): Pick<Credentials, 'ip' | 'isOwn'> {
  const peer = request.socket.remoteAddress ?? ''
  const isLocal = peer === '127.0.0.1' || peer === '::1' || peer === '::ffff:127.0.0.1'
  const forwarded = headerOf(request, 'x-forwarded-for')
  if (!isLocal || forwarded === undefined) return { ip: peer, isOwn: isLocal }
  return { ip: callerAddress(forwarded, proxiesInFront) ?? peer, isOwn: false }
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

import type { IncomingMessage } from 'node:http'

/** Who asks: as headers, or in the address, where browsers put it to spare themselves a preflight. */
export interface Credentials {
  readonly appId: string
  readonly key: string
  /** A person, for limits by person; empty where the request does not tell. */
  readonly userToken: string
  readonly ip: string
  readonly referer: string
}

export function credentialsOf(request: IncomingMessage, query: URLSearchParams): Credentials {
  const inAddress = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]))
  const read = (name: string) => headerOf(request, name) ?? inAddress.get(name) ?? ''
  return {
    appId: read('x-algolia-application-id'),
    key: read('x-algolia-api-key'),
    userToken: read('x-algolia-usertoken'),
    ip: addressOf(request),
    referer: headerOf(request, 'referer') ?? '',
  }
}

/** Our own proxy, on the same machine, tells whom it speaks for; nobody else is believed. */
function addressOf(request: IncomingMessage): string {
  const peer = request.socket.remoteAddress ?? ''
  const isOurs = peer === '127.0.0.1' || peer === '::1' || peer === '::ffff:127.0.0.1'
  const named = isOurs ? headerOf(request, 'x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return named || peer
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** Node publishes every request here before any server of the process handles it. */
const REQUEST_STARTS = 'http.server.request.start'

/**
 * Appends the network address of the connection to the `X-Forwarded-For` of every request. Next forwards the header as
 * received, so a visitor could claim any address and download without limit; the CMS trusts the last entry only
 * (`PROXIES_IN_FRONT`).
 *
 * @returns the function that stops it
 */
export function noteVisitorAddresses(): () => void {
  subscribe(REQUEST_STARTS, noteAddress)
  return () => unsubscribe(REQUEST_STARTS, noteAddress)
}

function noteAddress(message: unknown): void {
  const { headers, socket } = (message as { readonly request: IncomingMessage }).request
  const named = headers['x-forwarded-for']
  const hops = [...(named === undefined ? [] : [named].flat()), socket.remoteAddress ?? 'unknown']
  headers['x-forwarded-for'] = hops.join(', ')
}

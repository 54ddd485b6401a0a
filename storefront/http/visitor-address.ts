import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** Node tells it of every request before any server of the process handles it. */
const REQUEST_STARTS = 'http.server.request.start'

/**
 * Adds the network address of whoever connects to the `X-Forwarded-For` of every request. Next forwards what the
 * visitor sent as it came, with which anybody could pass for somebody else and download without limit; the CMS trusts
 * the last entry only (`PROXIES_IN_FRONT`).
 *
 * @returns stops it
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

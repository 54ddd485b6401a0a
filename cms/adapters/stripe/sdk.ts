import { Stripe } from 'stripe'

/** The version that the types of the SDK describe. An upgrade of the SDK changes it, and the reshaping here with it. */
const API_VERSION = '2026-10-28.endive'
const TIMEOUT_MS = 10_000
/** Repeated by the SDK with the same idempotency key, on connection errors, conflicts and faults of the server. */
const MAX_NETWORK_RETRIES = 2

interface StripeServer {
  readonly secretKey: string
  /** The address of a server with Stripe's API; null for Stripe itself. */
  readonly apiBase: string | null
}

/** The official SDK of Stripe. */
export function openSdk({ secretKey, apiBase }: StripeServer): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_NETWORK_RETRIES,
    telemetry: false,
    ...(apiBase === null ? {} : addressOf(apiBase)),
  })
}

function addressOf(apiBase: string) {
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}

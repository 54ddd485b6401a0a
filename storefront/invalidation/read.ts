import {
  HOLD_MS,
  type Invalidations,
  invalidationsSchema,
  REVALIDATION_HEADER,
} from '#domain/contract/revalidation.ts'

/** What an answer may take beyond the time for which it is held. */
const TIMEOUT_MS = 2_000

interface Read {
  readonly address: URL
  readonly secret: string
  readonly after: number | null
}

/** @throws Error when the CMS does not respond in time or refuses */
export async function readInvalidations({ address, secret, after }: Read): Promise<Invalidations> {
  const url = new URL(address)
  if (after !== null) url.searchParams.set('after', String(after))
  const response = await fetch(url, {
    headers: { [REVALIDATION_HEADER]: secret },
    signal: AbortSignal.timeout(HOLD_MS + TIMEOUT_MS),
    cache: 'no-store',
  })
  if (!response.ok) throw new Error(`the CMS answered ${response.status} to ${address.pathname}`)
  return invalidationsSchema.parse(await response.json())
}

import { REVALIDATION_HEADER } from '#domain/contract/revalidation.ts'

const TIMEOUT_MS = 10_000

interface Send {
  readonly address: URL
  readonly secret: string
  readonly tags: readonly string[]
}

/** Has the storefront at the address drop what carries one of the tags. @throws Error when it does not */
export async function sendRevalidation({ address, secret, tags }: Send): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [REVALIDATION_HEADER]: secret },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: 'no-store',
  })
  if (!response.ok) throw new Error(`this process answered ${response.status} to a revalidation`)
}

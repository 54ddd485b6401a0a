import { z } from 'zod'
import type { Form } from '#domain/assets/forms.ts'
import { type Address, addressSchema } from '#domain/contract/catalogue.ts'
import { createShortMemory } from '#storefront/data/short-memory.ts'
import { environment } from '#storefront/env.ts'

const TIMEOUT_MS = 5_000

const envelopeSchema = z.object({ response: z.object({ address: addressSchema }) })

const memory = createShortMemory<Address | null>({ lifeMs: 10_000, capacity: 10_000 })

/**
 * What stands at a slug, for the proxy; null when nothing does or ever did. Remembered for 10 s, so that a crowd at
 * one address asks the CMS once, and a retired asset is gone within that time.
 *
 * @throws Error when the CMS does not answer
 */
export function readAddressOf(form: Form, slug: string): Promise<Address | null> {
  return memory.recall(`${form}/${slug}`, () => askFor(form, slug))
}

async function askFor(form: Form, slug: string): Promise<Address | null> {
  const url = `${environment().CMS_URL}/api/v2/addresses/${form}/${encodeURIComponent(slug)}`
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${response.status} from ${url}`)
  return envelopeSchema.parse(await response.json()).response.address
}

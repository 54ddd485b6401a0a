import { z } from 'zod'
import type { Form } from '#domain/assets/forms.ts'
import { type Address, addressSchema } from '#domain/contract/catalogue.ts'
import { bodyOf, fetchCms } from '#storefront/data/fetch-cms.ts'
import { createTtlCache } from '#storefront/data/ttl-cache.ts'

const envelopeSchema = z.object({ response: z.object({ address: addressSchema }) })

const memory = createTtlCache<Address | null>({ lifeMs: 10_000, capacity: 10_000 })

/**
 * The asset at a slug, for the proxy; null when there is none and never was. Cached for 10 s or until the next
 * invalidation: many requests for one address cost the CMS one.
 *
 * @throws Error when the CMS does not respond
 */
export function readAddressOf(form: Form, slug: string): Promise<Address | null> {
  return memory.recall(`${form}/${slug}`, () => askFor(form, slug))
}

async function askFor(form: Form, slug: string): Promise<Address | null> {
  const response = await fetchCms(`/addresses/${form}/${encodeURIComponent(slug)}`)
  if (response.status === 404) return null
  return envelopeSchema.parse(await bodyOf(response)).response.address
}

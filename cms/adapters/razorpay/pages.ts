import type { z } from 'zod'
import type { TimeRange } from '#cms/ports/payment-gateway.ts'
import { askFor } from './answers.ts'
import { collectionOf } from './objects.ts'

interface Page {
  readonly from: number
  readonly to: number
  readonly count: number
  readonly skip: number
}

/** The largest page that Razorpay gives. */
const PER_PAGE = 100

/** The objects of all pages of a list, each once: new ones shift the pages while they are read. */
export async function* pagesOf<T extends z.ZodType<{ readonly id: string }>>(
  schema: T,
  list: (page: Page) => Promise<unknown>,
  { from, to }: TimeRange,
): AsyncGenerator<z.infer<T>> {
  const range = { from: Math.floor(from / 1000), to: Math.floor(to / 1000) }
  const seen = new Set<string>()
  for (let skip = 0; ; skip += PER_PAGE) {
    const { items } = await askFor(collectionOf(schema), () => list({ ...range, count: PER_PAGE, skip }))
    for (const item of items) {
      if (seen.has(item.id)) continue
      seen.add(item.id)
      yield item
    }
    if (items.length < PER_PAGE) return
  }
}

import { useEffect, useState } from 'react'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { RECENTLY_VIEWED } from '#storefront/browser-storage/recently-viewed.ts'
import { useStoredList } from '#storefront/browser-storage/stored-list.ts'

/** The items looked at before, newest first, as they are now; those that are gone are forgotten. */
export function useViewedItems(locale: Locale, wanted: boolean): readonly ItemCard[] {
  const slugs = useStoredList(RECENTLY_VIEWED)
  const [items, setItems] = useState<readonly ItemCard[]>([])

  useEffect(() => {
    if (!wanted || slugs.length === 0) return setItems([])
    const gone = new AbortController()
    void Promise.all(slugs.map((slug) => readItem(slug, locale))).then((found) => {
      if (!gone.signal.aborted) setItems(found.filter((item) => item !== null))
    })
    return () => gone.abort()
  }, [slugs, locale, wanted])

  return items
}

const asked = new Map<string, Promise<ItemCard | null>>()

/** Each item is asked for once on a page (spec section 7, `GET /api/v2/items/{slug}`). */
function readItem(slug: string, locale: Locale): Promise<ItemCard | null> {
  const address = `/api/v2/items/${encodeURIComponent(slug)}?lang=${locale}`
  const answer = asked.get(address) ?? fetchItem(address, slug)
  asked.set(address, answer)
  return answer
}

async function fetchItem(address: string, slug: string): Promise<ItemCard | null> {
  const answer = await fetch(address).catch(() => null)
  if (answer?.status === 404) RECENTLY_VIEWED.change((slugs) => slugs.filter((one) => one !== slug))
  if (!answer?.ok) return null
  const { response }: { response: { item: ItemCard } } = await answer.json()
  return response.item
}

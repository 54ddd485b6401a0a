import type { APIRequestContext } from '@playwright/test'
import { type ItemDetail, itemDetailSchema, type Listing, listingSchema } from '#domain/contract/catalogue.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'

type Query = Readonly<Record<string, string | number>>

/**
 * The fixture catalogue, read through the public API. Journeys look up assets here instead of by name, so
 * that they run on every seed.
 */
export interface Catalogue {
  /** Any call of `/api/v2`; returns the value of `name` in its response. */
  read(path: string, name: string, query?: Query): Promise<unknown>
  listing(query: Query): Promise<Listing>
  item(slug: string, locale?: Locale): Promise<ItemDetail>
  /**
   * The first item of a listing that `fits` accepts.
   *
   * @throws Error when none of the first hundred does
   */
  find(query: Query, fits?: (item: ItemDetail) => boolean): Promise<ItemDetail>
}

const LOOKED_THROUGH = 100

export function openCatalogue(request: APIRequestContext): Catalogue {
  const read: Catalogue['read'] = async (path, name, query = {}) => {
    const response = await request.get(`/api/v2/${path}`, { params: query })
    if (!response.ok()) throw new Error(`${response.status()} from ${response.url()}`)
    return (await response.json()).response[name]
  }
  const listing: Catalogue['listing'] = async (query) =>
    listingSchema.parse(await read('listings', 'listing', query))
  const item: Catalogue['item'] = async (slug, locale = 'en') =>
    itemDetailSchema.parse(await read(`items/${slug}`, 'item', { lang: LOCALES[locale].bcp47 }))

  return {
    read,
    listing,
    item,
    async find(query, fits = () => true) {
      const { hits } = await listing({ per_page: LOOKED_THROUGH, ...query })
      for (const { slug } of hits) {
        const found = await item(slug)
        if (fits(found)) return found
      }
      throw new Error(`no item of ${JSON.stringify(query)} fits ${fits}`)
    },
  }
}

import type { Kind } from '#domain/assets/kinds.ts'
import {
  type Card,
  type Facets,
  type ItemCard,
  type Listing,
  listingSchema,
} from '#domain/contract/catalogue.ts'
import { Fault } from '#local/fault.ts'

/** Benchmarks put load on the storefront, so only on this machine. */
const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * The origin of the running storefront: `BENCH_URL`, else that of `npm start`.
 *
 * @throws Fault when it is not on this machine or does not answer
 */
export async function runningStorefront(): Promise<string> {
  const address = process.env.BENCH_URL || 'http://localhost:3000'
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || !OWN_HOSTS.includes(url.hostname))
    throw new Fault(
      `BENCH_URL is "${address}".`,
      'It must be an address of this machine, such as http://localhost:3000',
    )
  const answer = await fetch(new URL('/en', url)).catch(() => null)
  if (answer?.ok) return url.origin
  throw new Fault(
    `${answer ? `${answer.status} from` : 'Nothing answers at'} ${url.origin}.`,
    'Run "npm start" in another terminal, or set BENCH_URL to where Motif runs.',
  )
}

interface Wanted {
  readonly kind: Kind
  /** The motion of the artwork's own file, null for a still one. */
  readonly motion: ItemCard['preview']['motion']
}

/** The most popular free item of a kind with this motion whose original may be sent; undefined without one. */
export async function findFreeItem(origin: string, { kind, motion }: Wanted): Promise<ItemCard | undefined> {
  const { hits } = await listingOf(origin, { form: 'item', kind, price: 'free', per_page: '100' })
  return hits.find((hit) => hit.form === 'item' && hit.preview.motion === motion && hit.preview.playable) as
    | ItemCard
    | undefined
}

/**
 * The most popular asset of a form.
 *
 * @throws Fault when the library has none
 */
export async function mostPopular<F extends Card['form']>(
  origin: string,
  form: F,
): Promise<Extract<Card, { form: F }>> {
  const { hits } = await listingOf(origin, { form, sort: 'popular', per_page: '1' })
  const card = hits.find((hit): hit is Extract<Card, { form: F }> => hit.form === form)
  if (card) return card
  throw new Fault(`The library has no ${form}.`, 'Load the catalogue: npm run seed')
}

/** How many items the library lists. */
export async function countAssets(origin: string): Promise<number> {
  return (await listingOf(origin, { form: 'item', per_page: '1' })).total
}

/** The latest items of the library, at most so many. */
export async function allItems(origin: string, most: number): Promise<readonly ItemCard[]> {
  const found: ItemCard[] = []
  for (let page = 1; found.length < most; page += 1) {
    const query = { form: 'item', sort: 'latest', per_page: '100', page: `${page}` }
    const { hits, pageCount } = await listingOf(origin, query)
    found.push(...hits.filter((hit): hit is ItemCard => hit.form === 'item'))
    if (page >= pageCount) break
  }
  return found.slice(0, most)
}

/** What the library can be narrowed by. */
export async function facetsOf(origin: string): Promise<Facets> {
  return (await listingOf(origin, { form: 'item', per_page: '1' })).facets
}

async function listingOf(origin: string, query: Readonly<Record<string, string>>): Promise<Listing> {
  const answer = await fetch(`${origin}/api/v2/listings?${new URLSearchParams({ lang: 'en', ...query })}`)
  const { response } = (await answer.json()) as { response: { listing: unknown } }
  return listingSchema.parse(response.listing)
}

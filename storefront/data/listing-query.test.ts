import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { parseListingQuery } from '#cms/endpoints/api-v2/query.ts'
import { type Listed, listedAt } from '#domain/routing/listed.ts'
import { listingTerms } from '#domain/search/listing-terms.ts'
import { narrowingOf, wordsOfListing } from '#domain/search/narrowing.ts'
import { listingQuery, type Place } from '#storefront/data/listing-query.ts'

test.each([
  '/en/all-assets',
  '/en/icons/red-fox',
  '/en/free-icons',
  '/en/exclusive-icon-packs',
  '/en/featured-assets?price=free',
  '/en/latest-icons?style=line',
  '/en/top-icons/fox',
  '/en/icons/fox?price=exclusive&sort=latest&page=3&contributor=lucide',
  '/en/icons?style=line&style=solid&colour=red&category=nature&orientation=square&format=svg',
  '/en/photos?age=adult&age=child&people=1&gender=female&ethnicity=white&minWidth=1024&minHeight=512',
  '/en/kit-illustrations?dimension=2d',
  '/en/icon-packs?style=line&category=nature',
  '/en/categories/nature?price=free&style=line',
  '/en/collections/spring?colour=red',
  '/en/contributors/lucide/icons?style=line',
  '/en/styles/line?colour=red',
  '/en/icon-styles/line?price=free',
])('the server and the browser search for the same at %s', (address) => {
  const listed = listedOf(address)
  const asked = askedOf(listed)
  expect(listingTerms(asked)).toEqual(listingTerms(narrowingOf(listed)))
  expect(asked).toMatchObject({
    form: listed.view.form,
    words: wordsOfListing(listed),
    sort: listed.view.sort,
    page: listed.view.page,
  })
})

function listedOf(address: string): Listed {
  const { pathname, search } = new URL(address, 'http://localhost')
  const listed = listedAt(pathname, search)
  if (listed === null) throw new Error(`${address} is not a listing`)
  return listed
}

/** What the CMS reads from the request of the page. */
function askedOf({ view, place }: Listed) {
  const sent = Object.entries(listingQuery(view, placeOf(place)))
  const searchParams = new URLSearchParams(
    sent.flatMap(([name, value]) => (value == null ? [] : [[name, `${value}`]])),
  )
  const parsed = parseListingQuery({ searchParams } as unknown as PayloadRequest)
  if (!parsed.ok) throw new Error(parsed.detail)
  return parsed.query
}

/** The place as the page of its family passes it. */
function placeOf(place: Listed['place']): Place {
  switch (place?.family) {
    case 'category':
    case 'collection':
    case 'contributor':
      return { [place.family]: place.slug }
    case 'style':
    case 'iconStyle':
      return { style: place.slug }
    default:
      return {}
  }
}

import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NO_TRAITS } from '#domain/assets/traits.ts'
import type { Listing } from '#domain/contract/catalogue.ts'
import { href } from '#domain/routing/href.ts'
import { readView } from '#domain/routing/view.ts'
import messages from '#storefront/messages/en.json' with { type: 'json' }
import { NoResults } from './no-results.tsx'

const CUSTOM_ORDER = `href="${href('customOrder', 'en')}"`

test('offers a custom order for words that nothing matches', () => {
  expect(markupOf({ words: 'zzqx' })).toContain(CUSTOM_ORDER)
})

test('offers no custom order for a listing without words, or while the search is limited', () => {
  expect(markupOf({ words: null })).not.toContain(CUSTOM_ORDER)
  expect(markupOf({ words: 'zzqx', degraded: true })).not.toContain(CUSTOM_ORDER)
})

function markupOf({ words, degraded = false }: { words: string | null; degraded?: boolean }): string {
  const listing: Listing = {
    hits: [],
    total: 0,
    totalIsFloor: false,
    page: 1,
    pageCount: 0,
    sort: 'relevant',
    kinds: [],
    styles: [],
    facets: { prices: [], categories: [], colours: [], orientations: [], formats: [], traits: NO_TRAITS },
    packs: [],
    relatedTags: [],
    degraded,
    didYouMean: null,
    dropped: [],
  }
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <NoResults
        locale="en"
        view={readView('all')}
        listing={listing}
        words={words}
        addressOf={() => href('listing', 'en')}
      />
    </NextIntlClientProvider>,
  )
}

'use client'

import type { Messages } from 'next-intl'
import { NextIntlClientProvider } from 'next-intl'
import { type RefObject, useState } from 'react'
import { Configure, Index, InstantSearch } from 'react-instantsearch'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { isSameListing, type Listed, listedAt } from '#domain/routing/listed.ts'
import { indexNames } from '#domain/search/index-names.ts'
import { listingParameters, recountsOf } from '#domain/search/listing-parameters.ts'
import { HIGHLIGHT } from '#domain/search/marked-words.ts'
import type { Selection } from '#domain/search/selection.ts'
import { recountId } from '#storefront/features/listing/live/answer.ts'
import { LiveResults } from '#storefront/features/listing/live/live-results.tsx'
import type { SearchAccess } from '#storefront/features/listing/live/search-access.ts'
import { searchClient } from '#storefront/features/listing/live/search-client.ts'
import { useFirstHits } from '#storefront/features/listing/live/use-first-hits.ts'
import { useListingNavigation } from '#storefront/features/listing/live/use-listing-navigation.ts'
import { useSearchFocused } from '#storefront/features/listing/live/use-search-focused.ts'
import { useSearchScope, useWhole } from '#storefront/features/listing/live/use-search-scope.ts'

export interface TakeoverProps {
  readonly locale: Locale
  readonly access: SearchAccess
  readonly placeName: string | null
  /** Constraints that the address does not contain. */
  readonly selection: Selection | null
  /** The kinds that the site offers; absent for all. */
  readonly offered?: readonly Kind[] | undefined
  readonly headingLevel: 'h1' | 'h2'
  readonly samples: readonly (readonly [Kind, Preview])[]
  readonly messages: Messages
  /** Contains the search form and the results. */
  readonly root: RefObject<HTMLElement | null>
  /** Whether the browser's results replace the server's. */
  readonly isTaken: boolean
  /** Switches between the two. */
  readonly onTaken: (taken: boolean) => void
}

/** Loaded on the first hover, focus or touch of a listing: handles its navigations with InstantSearch. */
export function Takeover(props: TakeoverProps) {
  const [served] = useState(() => listedAt(window.location.pathname, window.location.search))
  return served && <InstantListing {...props} served={served} />
}

/** Packs for the same words, for the row between items. */
const PACKS_IN_BETWEEN = 4

function InstantListing({ served, ...props }: TakeoverProps & { readonly served: Listed }) {
  const { access, root, onTaken, locale, messages, selection } = props
  const { navigation, fail, settle } = useListingNavigation(root, served)
  const [{ client, names }] = useState(() => ({
    client: searchClient(access),
    names: indexNames(access.prefix),
  }))
  const isServed = isSameListing(navigation.listed, served)
  const isTyped = navigation.cause === 'typing' && !isServed
  const first = useFirstHits(isTyped ? navigation.listed : null, { client, names, selection })
  const isTypedIn = useSearchFocused(root) && served.place === null
  const asked = useWhole(navigation, useSearchScope(navigation, first), { served, isTypedIn })

  if (asked === null) return null
  const parameters = listingParameters({ ...asked, selection }, names)
  const packs = names.primary({ kind: 'packs', locale })
  const primary = names.primary({ kind: asked.view.form === 'pack' ? 'packs' : 'items', locale })
  const showsPacks = asked.view.form === 'item' && asked.view.page === 1
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <InstantSearch
        searchClient={client}
        indexName={names.primary({ kind: 'items', locale })}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <Configure
          {...parameters}
          getRankingInfo={parameters.query !== ''}
          attributesToHighlight={parameters.query === '' ? [] : MARKED}
          highlightPreTag={HIGHLIGHT.before}
          highlightPostTag={HIGHLIGHT.after}
        />
        {showsPacks && (
          <Index indexName={packs} indexId={PACKS}>
            <Configure hitsPerPage={PACKS_IN_BETWEEN} page={0} attributesToHighlight={[]} />
          </Index>
        )}
        {recountsOf({ ...asked, selection }).map(({ of, parameters: counted }) => (
          <Index key={of} indexName={primary} indexId={recountId(of)}>
            <Configure {...counted} hitsPerPage={0} page={0} attributesToHighlight={[]} />
          </Index>
        ))}
        <LiveResults
          {...props}
          client={client}
          navigation={navigation}
          asked={asked}
          isServed={isServed}
          first={first}
          parameters={parameters}
          packsId={showsPacks ? PACKS : null}
          onFail={fail}
          onSettled={settle}
          onTaken={onTaken}
        />
      </InstantSearch>
    </NextIntlClientProvider>
  )
}

const PACKS = 'packs'
/** Attributes in which the correct spelling of a word may occur. */
const MARKED = ['title', 'tags']

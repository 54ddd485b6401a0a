import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isSameListing, type Listed } from '#domain/routing/listed.ts'
import { addressesOf } from '#storefront/features/listing/addresses.ts'
import type { FirstAnswer } from '#storefront/features/listing/live/use-first-hits.ts'
import type { ListingNavigation } from '#storefront/features/listing/live/use-listing-navigation.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface Failures {
  readonly navigation: ListingNavigation
  /** The listing that InstantSearch queries, and its newest error. */
  readonly asked: Listed
  readonly error: Error | undefined
  readonly first: FirstAnswer | null
  readonly isServed: boolean
  /** Whether results of the navigation are shown, and whether they are complete. */
  readonly isAnswered: boolean
  readonly isWhole: boolean
  readonly onFail: () => void
}

/**
 * Reports that the engine failed, such as with 429 or 503. While the visitor types, one toast links to the server's
 * search, until a request succeeds again.
 */
export function useFailures(failures: Failures): void {
  const { navigation, asked, error, first, isServed, isAnswered, isWhole, onFail } = failures
  const t = useTranslations()
  const isReported = useRef(false)

  const fail = useEffectEvent(() => {
    onFail()
    if (navigation.cause !== 'typing' || isAnswered || isReported.current) return
    isReported.current = true
    const { words } = navigation.listed.view
    const action = { label: t('common.search.submit'), href: addressesOf(navigation.listed)({ words }) }
    void showToast({ text: t('listing.busy'), tone: 'bad', action })
  })
  const failWhole = useEffectEvent(() => {
    if (!isServed && !isWhole && isSameListing(asked, navigation.listed)) fail()
  })
  useEffect(() => {
    if (error !== undefined) failWhole()
  }, [error])

  const hasNoHits = first !== null && first.found === null && first.listed === navigation.listed
  useEffect(() => {
    if (hasNoHits && !isServed) fail()
  }, [hasNoHits, isServed])

  useEffect(() => {
    if (isAnswered) isReported.current = false
  }, [isAnswered])
}

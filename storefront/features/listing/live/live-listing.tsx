'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Selection } from '#domain/search/selection.ts'
import type { SearchAccess } from '#storefront/features/listing/live/search-access.ts'
import type { TakeoverProps } from '#storefront/features/listing/live/takeover.tsx'

interface LiveListingProps {
  readonly locale: Locale
  /** null where no search engine is set up: then every control leads to a page. */
  readonly access: SearchAccess | null
  /** What the listing is called where it is not of the whole library. */
  readonly placeName: string | null
  /** What it is of beside what its address says. */
  readonly selection: Selection | null
  /** Of what stands over results that the browser made. */
  readonly headingLevel: 'h1' | 'h2'
  /** A work of each kind, for the tabs of other words. */
  readonly samples: readonly (readonly [Kind, Preview])[]
  /** What stays above the results, the search among it. */
  readonly top: ReactNode
  /** The results as the server made them. */
  readonly children: ReactNode
}

type Loaded = Pick<TakeoverProps, 'messages'> & { readonly Takeover: ComponentType<TakeoverProps> }

/** What tells that somebody is about to turn the listing. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * A page of a listing that answers by itself once somebody touches it: then, and not before, InstantSearch is loaded.
 * Until then, and wherever scripts do not run, its links and its form lead to pages of the server.
 */
export function LiveListing({ top, children, ...props }: LiveListingProps) {
  const { access, locale } = props
  const root = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [taken, setTaken] = useState(false)

  useEffect(() => {
    const { current: element } = root
    if (access === null || element === null) return
    const waiting = new AbortController()
    const load = async () => {
      waiting.abort()
      const [{ Takeover }, { loadMessages }] = await Promise.all([
        import('#storefront/features/listing/live/takeover.tsx'),
        import('#storefront/messages/load-messages.ts'),
      ])
      setLoaded({ Takeover, messages: await loadMessages(locale) })
    }
    for (const sign of SIGNS) element.addEventListener(sign, load, { signal: waiting.signal, passive: true })
    // Somebody may have come before this ran.
    if (element.matches(':hover, :focus-within')) void load()
    return () => waiting.abort()
  }, [access, locale])

  return (
    <div ref={root} className="contents">
      {top}
      {!taken && children}
      {loaded !== null && access !== null && (
        <loaded.Takeover
          {...props}
          access={access}
          messages={loaded.messages}
          root={root}
          isTaken={taken}
          onTaken={setTaken}
        />
      )}
    </div>
  )
}

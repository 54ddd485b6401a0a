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
  /** null where no search engine is configured: then every control loads a page. */
  readonly access: SearchAccess | null
  /** The name of the listing's place; null for the whole library. */
  readonly placeName: string | null
  /** Constraints that the address does not contain. */
  readonly selection: Selection | null
  /** The kinds that the site offers; absent for all. */
  readonly offered?: readonly Kind[] | undefined
  /** Of the heading over results rendered in the browser. */
  readonly headingLevel: 'h1' | 'h2'
  /** A sample of each kind, for the tabs. */
  readonly samples: readonly (readonly [Kind, Preview])[]
  /** Kept above the results, with the search form. */
  readonly top: ReactNode
  /** The results rendered by the server. */
  readonly children: ReactNode
}

type Loaded = Pick<TakeoverProps, 'messages'> & { readonly Takeover: ComponentType<TakeoverProps> }

/** Events that precede the use of a control. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * A listing that updates in place: InstantSearch is loaded on the first hover, focus or touch. Until then, and without
 * scripts, its links and form load pages of the server.
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
    // The pointer or focus may have arrived before this ran.
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

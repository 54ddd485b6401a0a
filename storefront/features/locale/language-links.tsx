'use client'

import { useEffect, useState } from 'react'
import type { LocalePrefix } from '#domain/locales/locales.ts'
import { samePage } from '#storefront/features/locale/same-page.ts'

export interface Language {
  /** What its addresses start with. */
  readonly prefix: LocalePrefix
  /** In its own language. */
  readonly name: string
  readonly bcp47: string
  /** Its home page, where its links lead without scripts. */
  readonly home: string
}

interface LanguageLinksProps {
  readonly languages: readonly Language[]
  readonly current: LocalePrefix
}

/** One link for each language, to the page that is open. The proxy keeps what is followed as the choice. */
export function LanguageLinks({ languages, current }: LanguageLinksProps) {
  const [here, setHere] = useState<string>()

  const look = () => setHere(window.location.pathname + window.location.search)
  useEffect(look, [])

  return (
    // A listing changes its address without leaving the page.
    <ul className="lang__l" onPointerEnter={look} onFocus={look}>
      {languages.map(({ prefix, name, bcp47, home }) => (
        <li key={prefix}>
          <a
            href={here === undefined ? home : samePage(here, prefix)}
            hrefLang={bcp47}
            lang={bcp47}
            aria-current={prefix === current ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

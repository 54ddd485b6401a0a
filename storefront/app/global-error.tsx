'use client'

import { useEffect } from 'react'
import { DEFAULT_LOCALE, LOCALES, localeOfPrefix } from '#domain/locales/locales.ts'
import { FALLBACK_TEXTS } from '#storefront/features/errors/fallback-texts.ts'
import { reloadAfterLostChunk } from '#storefront/features/errors/lost-chunk.ts'

/** Replaces everything when the layout itself failed, so it leans on nothing but the address. */
export default function GlobalError({ error }: { readonly error: Error }) {
  useEffect(() => reloadAfterLostChunk(error), [error])

  const locale = localeOfPrefix(prefixOfPage()) ?? DEFAULT_LOCALE
  const { heading, home } = FALLBACK_TEXTS[locale]
  return (
    <html lang={LOCALES[locale].bcp47}>
      <head>
        <title>{heading}</title>
      </head>
      <body>
        <main>
          <h1>{heading}</h1>
          <p>
            <a href={`/${LOCALES[locale].prefix}`}>{home}</a>
          </p>
        </main>
      </body>
    </html>
  )
}

function prefixOfPage(): string | undefined {
  return typeof window === 'undefined' ? undefined : window.location.pathname.split('/')[1]
}

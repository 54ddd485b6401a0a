'use client'

import { useEffect, useState } from 'react'
import { readMarkup } from '#storefront/next-tuning/markup/read-markup.ts'

/**
 * The place of markup that the server rendered apart from React's data. React leaves the content of an element with
 * `dangerouslySetInnerHTML` as it is when it hydrates.
 */
export function KeptMarkup({ id }: { readonly id: string }) {
  const [html] = useState(() => readMarkup(id))
  useEffect(() => {
    // Reached by the router instead of by a page: only a page has the markup.
    if (html === null) window.location.reload()
  }, [html])
  return (
    <div
      id={id}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  )
}

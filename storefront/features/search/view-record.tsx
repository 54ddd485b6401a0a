'use client'

import { useEffect } from 'react'
import { rememberView } from '#domain/search/recently-viewed.ts'
import { RECENTLY_VIEWED } from '#storefront/browser-storage/recently-viewed.ts'

/** Remembers in this browser that an item was looked at. */
export function ViewRecord({ slug }: { readonly slug: string }) {
  useEffect(() => RECENTLY_VIEWED.change((slugs) => rememberView(slugs, slug)), [slug])
  return null
}

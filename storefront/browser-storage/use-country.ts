'use client'

import { useEffect, useState } from 'react'
import { changeClientSettings, clientSettings } from '#storefront/browser-storage/client-settings.ts'
import { callApi } from '#storefront/session/call-api.ts'

/**
 * The visitor's country by ISO 3166: at first the one that this browser stored, then the one that the server sees. Null
 * while it is unknown, also in the page that the server renders, which is cached for all visitors.
 *
 * @param needed false until something nearly visible depends on it
 */
export function useCountry(needed: boolean): string | null {
  const [country, setCountry] = useState<string | null>(null)
  useEffect(() => {
    if (!needed) return
    setCountry(clientSettings().country)
    void callApi<{ country: string | null }>('GET', '/country').then((answer) => {
      if (!answer.ok || answer.value.country === null) return
      changeClientSettings({ country: answer.value.country })
      setCountry(answer.value.country)
    })
  }, [needed])
  return country
}

'use client'

import { useEffect, useState } from 'react'

/** The token of a mailed link: undefined during server rendering, null without one. Cached pages do not contain it. */
export function useToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => setToken(new URLSearchParams(window.location.search).get('token')), [])
  return token
}

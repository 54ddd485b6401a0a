'use client'

import { useCallback, useEffect, useState } from 'react'

const SHOWN_MS = 2_500

/** A flag that is raised for as long as a short confirmation is read. */
export function useTimedFlag(): readonly [raised: boolean, raise: () => void] {
  const [raises, setRaises] = useState(0)

  useEffect(() => {
    if (raises === 0) return
    const timer = setTimeout(() => setRaises(0), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [raises])

  return [raises > 0, useCallback(() => setRaises((count) => count + 1), [])]
}

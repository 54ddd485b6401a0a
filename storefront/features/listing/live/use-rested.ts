import { startTransition, useEffect, useEffectEvent, useState } from 'react'

/** Longer than from a letter to the next one of somebody who types. */
const REST_MS = 250

/**
 * What belonged to results when last there was time to look at all of them: follows once the same results have stood
 * for longer than somebody who types pauses. Until then the browser has its time for what is looked at.
 */
export function useRested<Results, Rest>(results: Results, rest: Rest) {
  const [rested, setRested] = useState({ results, rest })
  const restAt = useEffectEvent((at: Results) => startTransition(() => setRested({ results: at, rest })))
  useEffect(() => {
    const timer = setTimeout(() => restAt(results), REST_MS)
    return () => clearTimeout(timer)
  }, [results])
  return rested
}

import { useEffect, useState } from 'react'

/**
 * Whether a state has lasted longer than `ms`.
 *
 * @param of restarts the time when it changes
 */
export function useDelayed(lasts: boolean, of: unknown, ms: number): boolean {
  const [long, setLong] = useState<unknown>(null)
  useEffect(() => {
    if (!lasts) return
    const timer = setTimeout(() => setLong(of), ms)
    return () => clearTimeout(timer)
  }, [lasts, of, ms])
  return lasts && long === of
}

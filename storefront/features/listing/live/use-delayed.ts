import { useEffect, useState } from 'react'

/**
 * Whether something has lasted longer than that.
 *
 * @param of begins the time anew when it changes
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

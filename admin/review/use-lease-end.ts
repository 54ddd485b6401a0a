import { useEffect, useState } from 'react'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'

/** Whether the lease of the submission on screen has ended. */
export function useLeaseEnd(submission: Pick<SubmissionDetail, 'id' | 'leased_until'> | null): boolean {
  const until = submission?.leased_until ?? null
  const [ended, setEnded] = useState<string | null>(null)
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setEnded(until), Math.max(0, Date.parse(until) - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  return until !== null && ended === until
}

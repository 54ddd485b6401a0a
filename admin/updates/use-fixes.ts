import { useEffect, useState } from 'react'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { type FixedFile, fixFile } from './fix-file.ts'

interface FoundFixes {
  readonly original: string
  readonly fixed: FixedFile
}

/** The original of a submission and what the safe fixes make of it; null while it loads, and where nothing is to fix. */
export function useFixes({ id, kind, preview }: SubmissionDetail): FoundFixes | null {
  const [found, setFound] = useState<FoundFixes | null>(null)
  const sha256 = preview?.sha256
  useEffect(() => {
    setFound(null)
    if (sha256 === undefined) return
    const controller = new AbortController()
    fetch(`${CONSOLE_API}/submissions/${id}/drawing`, {
      credentials: 'same-origin',
      signal: controller.signal,
    })
      .then(async (response) => {
        if (!response.ok) return
        const original = await response.text()
        const fixed = fixFile(original, kind)
        if (!controller.signal.aborted && fixed !== null) setFound({ original, fixed })
      })
      // Without an answer the page offers no fixes.
      .catch(() => undefined)
    return () => controller.abort()
  }, [id, kind, sha256])
  return found
}

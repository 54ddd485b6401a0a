'use client'

import { useEffect, useState } from 'react'
import type { ClaimOutcome } from '#domain/takedown/claim.ts'
import { readTakedownQuery } from '#domain/takedown/claim.ts'
import { ClaimForm } from './claim-form.tsx'
import { ConfirmClaim } from './confirm-claim.tsx'

interface ClaimIslandProps {
  /** Of the form sent without scripts; null before. */
  readonly outcome: ClaimOutcome | null
}

/** The claim form; at the address of a mailed link, the button that confirms the claim. */
export function ClaimIsland({ outcome }: ClaimIslandProps) {
  const [query, setQuery] = useState<{ readonly token: string | null; readonly work: string }>()
  useEffect(() => {
    const search = new URLSearchParams(window.location.search)
    setQuery({ token: search.get('token'), work: readTakedownQuery(search).work ?? '' })
  }, [])
  if (query?.token) return <ConfirmClaim token={query.token} />
  return <ClaimForm outcome={outcome} work={query?.work ?? ''} />
}

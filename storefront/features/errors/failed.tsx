'use client'

import { useEffect } from 'react'
import { type Failure, useFailureTexts } from '#storefront/features/errors/failure-texts.tsx'
import { reloadAfterLostChunk } from '#storefront/features/errors/lost-chunk.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { ErrorBlock } from '#storefront/ui/error-block.tsx'

interface FailedProps {
  /** In production the digest is all that the browser learns of an error of the server. */
  readonly error: Error & { readonly digest?: string }
}

/** Shown when a page failed (spec section 8): what to do, and the support address. */
export function Failed({ error }: FailedProps) {
  const { reload, support, supportHref, ...texts } = useFailureTexts()
  const failure: Failure = error.digest === 'unavailable' ? 'unavailable' : 'internal'

  useEffect(() => reloadAfterLostChunk(error), [error])

  return (
    <ErrorBlock {...texts[failure]}>
      <LinkButton tone="primary" href="">
        {reload}
      </LinkButton>
      {failure === 'internal' && (
        <LinkButton tone="quiet" href={supportHref}>
          {support}
        </LinkButton>
      )}
    </ErrorBlock>
  )
}

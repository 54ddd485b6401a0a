'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { OwnClaim } from '#domain/contract/claims.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'

interface ClaimProofProps {
  readonly claim: OwnClaim
  readonly email: string
  readonly onChange: (claim: OwnClaim | null) => void
}

/** What to publish, the check for it, and the way back. */
export function ClaimProof({ claim, email, onChange }: ClaimProofProps) {
  const t = useTranslations()
  const { contributor, method, target, state, code, place } = claim
  const [sending, setSending] = useState<'check' | 'withdraw' | null>(null)
  const [fault, setFault] = useState<ErrorCode | null>(null)

  async function send(action: 'check' | 'withdraw'): Promise<void> {
    setSending(action)
    setFault(null)
    const answer = await callApi<{ claim: OwnClaim | null }>('POST', `/auth/claim/${action}`, {
      body: { contributor, expected: state },
    })
    setSending(null)
    if (answer.ok) onChange(answer.value.claim)
    else setFault(answer.faults[0]?.code ?? 'unavailable')
  }

  return (
    <>
      <div role="alert">{fault !== null && <p className="alert alert--bad">{t(`errors.${fault}`)}</p>}</div>
      {state === 'proved' ? (
        <p role="status">{t('account.claim.proved')}</p>
      ) : (
        <>
          <p>{t(`account.claim.steps.${method}`, { place: place ?? target, email })}</p>
          {place !== null && (
            <p>
              <code>{code}</code>
            </p>
          )}
        </>
      )}
      <div className="row row--wrap">
        {state === 'open' && (
          <Button tone="primary" busy={sending === 'check'} onClick={() => send('check')}>
            {t('account.claim.check')}
          </Button>
        )}
        <Button busy={sending === 'withdraw'} onClick={() => send('withdraw')}>
          {t('account.claim.withdraw')}
        </Button>
      </div>
    </>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { OwnClaim } from '#domain/contract/claims.ts'
import { Agreement, CONSOLE_PATH } from '#storefront/features/account/pages/agreement.tsx'
import { ClaimForm } from '#storefront/features/account/pages/claim-form.tsx'
import { ClaimProof } from '#storefront/features/account/pages/claim-proof.tsx'
import { callApi } from '#storefront/session/call-api.ts'
import { useSession } from '#storefront/session/session.ts'
import { LinkButton } from '#storefront/ui/button.tsx'

type Loaded = { readonly claim: OwnClaim | null } | 'loading' | 'failed'

/** `/auth/claim-profile?contributor={username}`: the claim of an imported profile, from its start to the decision. */
export function ClaimProfile() {
  const t = useTranslations()
  const session = useSession()
  const [loaded, setLoaded] = useState<Loaded>('loading')
  const [contributor, setContributor] = useState('')

  useEffect(() => {
    const named = new URLSearchParams(window.location.search).get('contributor') ?? ''
    setContributor(named)
    const controller = new AbortController()
    void callApi<{ claim: OwnClaim | null }>('GET', '/auth/claim', {
      query: { contributor: named },
      signal: controller.signal,
    }).then((answer) => {
      if (!controller.signal.aborted) setLoaded(answer.ok ? { claim: answer.value.claim } : 'failed')
    })
    return () => controller.abort()
  }, [])

  if (session.state !== 'person' || loaded === 'loading')
    return <p className="muted">{t('common.loading')}</p>
  if (loaded === 'failed') return <p className="alert alert--bad">{t('errors.unavailable')}</p>
  const { person } = session
  const { claim } = loaded
  const setClaim = (next: OwnClaim | null) => setLoaded({ claim: next })
  switch (claim?.state) {
    case 'open':
    case 'proved':
      return <ClaimProof claim={claim} email={person.email} onChange={setClaim} />
    case 'approved':
      return (
        <>
          <p role="status">{t('account.claim.approved', { name: claim.name })}</p>
          <LinkButton tone="primary" href={CONSOLE_PATH}>
            {t('account.becoming.desk')}
          </LinkButton>
        </>
      )
    default:
      return (
        <>
          {claim?.state === 'rejected' && (
            <p className="alert">
              {claim.superseded
                ? t('account.claim.superseded')
                : t('account.claim.rejected', { reason: claim.reason ?? '' })}
            </p>
          )}
          <p className="muted">{t('account.claim.lead')}</p>
          <Agreement />
          {person.verified ? (
            <ClaimForm contributor={contributor} onStarted={setClaim} />
          ) : (
            <p className="alert">{t('account.becoming.unverified', { email: person.email })}</p>
          )}
        </>
      )
  }
}

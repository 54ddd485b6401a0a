'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { termsAccepted } from '#domain/accounts/terms.ts'
import type { Person } from '#domain/contract/accounts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { setPerson } from '#storefront/session/session.ts'
import { Button } from '#storefront/ui/button.tsx'
import { dateLanguage } from '#storefront/ui/date-language.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface TermsProps {
  readonly person: Person
  readonly locale: Locale
}

/** When the terms were accepted; a user with older terms, or none, accepts them here. */
export function Terms({ person, locale }: TermsProps) {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)
  const { user: accepted } = person.terms_agreement

  const accept = async () => {
    setBusy(true)
    const answer = await callApi<{ auth: Person }>('POST', '/auth/terms', { body: { terms: 'user' } })
    setBusy(false)
    if (answer.ok) return setPerson(answer.value.auth)
    void showToast({ text: t(`errors.${answer.faults[0]?.code ?? 'unavailable'}`), tone: 'bad' })
  }

  if (accepted !== null && termsAccepted('user', accepted)) {
    const day = new Intl.DateTimeFormat(dateLanguage(locale), { dateStyle: 'long' })
    return <p>{t('profile.terms.accepted', { day: day.format(new Date(accepted)) })}</p>
  }
  return (
    <div className="row between row--wrap">
      <p>{t('profile.terms.open')}</p>
      <Button busy={busy} disabled={busy} onClick={() => void accept()}>
        {t('profile.terms.accept')}
      </Button>
    </div>
  )
}

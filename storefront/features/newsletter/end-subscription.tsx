'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { href } from '#domain/routing/href.ts'
import { type Answer, callApi } from '#storefront/session/call-api.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { useToken } from './use-token.ts'

/** Unsubscribes at a press: programs that check mails open links. Without a token it states where the link is. */
export function EndSubscription() {
  const t = useTranslations('newsletter.end')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const token = useToken()
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer<unknown> | null>(null)

  async function end(): Promise<void> {
    setBusy(true)
    setAnswer(await callApi('POST', '/newsletter/unsubscription', { body: { token } }))
    setBusy(false)
  }

  const fault = answer === null || answer.ok ? null : answer.faults[0]
  if (!token)
    return (
      <section className="contact__f">
        <p className="muted">{t('noLink')}</p>
        <LinkButton href={href('dashboard', locale, { section: 'notification-settings' })}>
          {t('settings')}
        </LinkButton>
      </section>
    )
  return (
    <section className="contact__f">
      <p className="muted" role="status">
        {t(answer?.ok ? 'done' : 'text')}
      </p>
      {fault && (
        <p className="alert alert--bad" role="alert">
          <Icon name="circle-alert" />
          {errors(fault.code)}
        </p>
      )}
      {answer?.ok ? (
        <LinkButton tone="strong" href={href('home', locale)}>
          {t('home')}
        </LinkButton>
      ) : (
        <Button tone="primary" size="large" busy={isBusy} onClick={end}>
          {t('submit')}
        </Button>
      )}
    </section>
  )
}

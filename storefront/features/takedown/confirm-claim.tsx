'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { href } from '#domain/routing/href.ts'
import { type Answer, callApi } from '#storefront/session/call-api.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/** A press, not the opened link, confirms: programs that check mails open links. */
export function ConfirmClaim({ token }: { readonly token: string }) {
  const t = useTranslations('takedown.confirm')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer<unknown> | null>(null)

  async function confirm(): Promise<void> {
    setBusy(true)
    setAnswer(await callApi('POST', '/takedowns/confirmation', { body: { token } }))
    setBusy(false)
  }

  const fault = answer === null || answer.ok ? null : answer.faults[0]
  return (
    <section className="takedown__f" aria-labelledby="takedown-confirm">
      <h2 className="h-3" id="takedown-confirm">
        {t(answer?.ok ? 'doneHeading' : 'heading')}
      </h2>
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
        <Button tone="primary" size="large" busy={isBusy} onClick={confirm}>
          {t('submit')}
        </Button>
      )}
    </section>
  )
}

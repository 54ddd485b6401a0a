'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { Outcome } from '#storefront/features/account/links/outcome.tsx'
import type { Answer } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'

interface MailSentProps {
  readonly text: string
  /** Sends the mail again. */
  readonly onResend: () => Promise<Answer<unknown>>
  /** Returns to the form, for another address. */
  readonly onAgain: () => void
}

type Resending = 'idle' | 'sending' | 'sent' | { readonly code: ErrorCode }

/** What to do next, shown after the form was sent. */
export function MailSent({ text, onResend, onAgain }: MailSentProps) {
  const t = useTranslations()
  const [state, setState] = useState<Resending>('idle')

  async function resend(): Promise<void> {
    if (state === 'sending') return
    setState('sending')
    const answer = await onResend()
    setState(answer.ok ? 'sent' : { code: answer.faults[0]?.code ?? 'unavailable' })
  }

  return (
    <Outcome icon="mail" heading={t('account.mailSent.heading')} text={text}>
      <Button tone="strong" busy={state === 'sending'} onClick={() => void resend()}>
        {t('account.mailSent.resend')}
      </Button>
      <Button onClick={onAgain}>{t('account.mailSent.again')}</Button>
      <p className="small" role="status">
        {state === 'sent' && t('account.mailSent.resent')}
        {typeof state === 'object' && <span className="err">{t(`errors.${state.code}`)}</span>}
      </p>
    </Outcome>
  )
}

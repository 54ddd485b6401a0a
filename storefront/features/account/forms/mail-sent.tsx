'use client'

import { useTranslations } from 'next-intl'
import { Outcome } from '#storefront/features/account/links/outcome.tsx'
import { Button } from '#storefront/ui/button.tsx'

interface MailSentProps {
  readonly text: string
  /** Returns to the form, for another address. */
  readonly onAgain: () => void
}

/** What to do next, shown after the form was sent. */
export function MailSent({ text, onAgain }: MailSentProps) {
  const t = useTranslations('account.mailSent')
  return (
    <Outcome icon="mail" heading={t('heading')} text={text}>
      <Button onClick={onAgain}>{t('again')}</Button>
    </Outcome>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useResend } from '#storefront/features/account/links/use-resend.ts'
import { Button } from '#storefront/ui/button.tsx'

/** Sends the mail that confirms an address again. */
export function ResendButton({ small = false }: { readonly small?: boolean }) {
  const t = useTranslations()
  const { state, resend } = useResend()
  return (
    <span role="status">
      {state === 'sent' ? (
        <strong className="resend">{t('account.verifyBar.sent')}</strong>
      ) : (
        <>
          {typeof state === 'object' && <span className="err">{t(`errors.${state.code}`)}</span>}
          <Button size={small ? 'small' : 'medium'} tone="strong" busy={state === 'sending'} onClick={resend}>
            {t('account.verifyBar.resend')}
          </Button>
        </>
      )}
    </span>
  )
}

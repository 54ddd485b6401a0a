'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { resetPasswordSchema } from '#domain/contract/accounts.ts'
import { AccountLink, useParameter } from '#storefront/features/account/account-form-context.tsx'
import { Outcome } from '#storefront/features/account/links/outcome.tsx'
import { callApi } from '#storefront/session/call-api.ts'
import { forgetSession } from '#storefront/session/session.ts'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { PasswordField } from '#storefront/ui/form/password-field.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'

/** Chooses a new password with the token of a mailed link; this ends every session of the account. */
export function ResetPasswordForm() {
  const t = useTranslations('account')
  const token = useParameter('token') ?? ''
  const [done, setDone] = useState(false)
  const form = useApiForm(
    resetPasswordSchema,
    (fields) =>
      callApi<{ password: 'changed' }>('POST', '/auth/reset-password', { body: fields, session: 'changes' }),
    () => {
      forgetSession()
      setDone(true)
    },
  )
  if (done)
    return (
      <Outcome icon="circle-check" heading={t('reset.doneHeading')} text={t('reset.done')}>
        <AccountLink to="login" className="btn btn--primary">
          {t('logIn.submit')}
        </AccountLink>
      </Outcome>
    )
  const hasEnded = form.faults.some(({ code }) => code === 'link-ended')
  return (
    <form className="acc__form" {...form.formProps}>
      <p className="muted">{t('reset.lead')}</p>
      <FormErrors form={form} />
      {hasEnded && (
        <p className="small">
          <AccountLink to="forgot-password">{t('reset.newLink')}</AccountLink>
        </p>
      )}
      <input type="hidden" name="token" value={token} />
      <PasswordField form={form} label={t('labels.newPassword')} kind="new" />
      <PasswordField
        form={form}
        name="password_confirmation"
        label={t('labels.confirmPassword')}
        kind="confirmation"
      />
      <SubmitButton form={form} block large>
        {t('reset.submit')}
      </SubmitButton>
    </form>
  )
}

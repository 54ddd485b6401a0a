'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { forgotPasswordSchema } from '#domain/contract/accounts.ts'
import { AccountLink } from '#storefront/features/account/account-form-context.tsx'
import { MailSent } from '#storefront/features/account/forms/mail-sent.tsx'
import { callApi } from '#storefront/session/call-api.ts'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'

/** Requests a link to choose a new password; the response is the same for every address. */
export function ForgotPasswordForm() {
  const t = useTranslations('account')
  const locale = useLocale()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useApiForm(
    forgotPasswordSchema,
    (fields) => callApi<{ mail: 'sent' }>('POST', '/auth/forgot-password', { body: fields }),
    (_answer, { email }) => setSentTo(email),
  )
  if (sentTo !== null)
    return (
      <MailSent
        text={t('forgot.sent', { email: sentTo })}
        onResend={() => callApi('POST', '/auth/forgot-password', { body: { email: sentTo, locale } })}
        onAgain={() => setSentTo(null)}
      />
    )
  return (
    <form className="acc__form" {...form.formProps}>
      <p className="muted">{t('forgot.lead')}</p>
      <FormErrors form={form} />
      <input type="hidden" name="locale" value={locale} />
      <Field form={form} name="email" label={t('labels.email')} type="email" autoComplete="username" />
      <SubmitButton form={form} block large>
        {t('forgot.submit')}
      </SubmitButton>
      <p className="small acc__other">
        <AccountLink to="login">{t('forgot.back')}</AccountLink>
      </p>
    </form>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { signUpSchema } from '#domain/contract/accounts.ts'
import { href } from '#domain/routing/href.ts'
import { AccountLink } from '#storefront/features/account/account-form-context.tsx'
import { MailSent } from '#storefront/features/account/forms/mail-sent.tsx'
import { callApi } from '#storefront/session/call-api.ts'
import { track } from '#storefront/session/track.ts'
import { CheckField } from '#storefront/ui/form/check-field.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { PasswordField } from '#storefront/ui/form/password-field.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'

interface SignUpFormProps {
  /** What the account is needed for, above the fields. */
  readonly lead?: string | null
  /** Where the mailed link redirects in the end. */
  readonly redirect: string | null
}

/**
 * The sign-up form. Only the mail says whether the account exists already, so the response is the same in both cases.
 */
export function SignUpForm({ lead, redirect }: SignUpFormProps) {
  const t = useTranslations('account')
  const locale = useLocale()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useApiForm(
    signUpSchema,
    (fields) => callApi<{ mail: 'sent' }>('POST', '/auth/signup', { body: fields }),
    (_answer, { email }) => {
      track('sign-up', {})
      setSentTo(email)
    },
  )
  if (sentTo !== null)
    return (
      <MailSent
        text={t('signUp.sent', { email: sentTo })}
        onResend={() =>
          callApi('POST', '/auth/signup/resend', { body: { email: sentTo, redirect: redirect ?? undefined } })
        }
        onAgain={() => setSentTo(null)}
      />
    )
  return (
    <form className="acc__form" {...form.formProps}>
      {lead && <p className="muted">{lead}</p>}
      <FormErrors form={form} />
      <input type="hidden" name="locale" value={locale} />
      {redirect !== null && <input type="hidden" name="redirect" value={redirect} />}
      <Field form={form} name="email" label={t('labels.email')} type="email" autoComplete="username" />
      <PasswordField form={form} label={t('labels.password')} kind="new" />
      <PasswordField
        form={form}
        name="password_confirmation"
        label={t('labels.confirmPassword')}
        kind="confirmation"
      />
      <CheckField form={form} name="terms">
        {t.rich('signUp.terms', {
          terms: (words) => (
            <a
              className="link"
              href={href('legal', locale, { slug: 'terms' })}
              target="_blank"
              rel="noopener"
            >
              {words}
            </a>
          ),
          licences: (words) => (
            <a className="link" href={href('licences', locale)} target="_blank" rel="noopener">
              {words}
            </a>
          ),
        })}
      </CheckField>
      <SubmitButton form={form} block large>
        {t('signUp.submit')}
      </SubmitButton>
      <p className="small muted acc__other">
        {t('signUp.other')} <AccountLink to="login">{t('logIn.submit')}</AccountLink>
      </p>
    </form>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { logInSchema } from '#domain/contract/accounts.ts'
import { AccountLink } from '#storefront/features/account/account-form-context.tsx'
import { callApi } from '#storefront/session/call-api.ts'
import { sessionOpened } from '#storefront/session/session.ts'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { PasswordField } from '#storefront/ui/form/password-field.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'

interface LogInFormProps {
  /** Called once the user is signed in. */
  readonly onDone?: () => void
}

/** The log-in form. On a page its guard redirects afterwards; in a dialog, `onDone` is called. */
export function LogInForm({ onDone }: LogInFormProps) {
  const t = useTranslations('account')
  const form = useApiForm(
    logInSchema,
    (fields) => callApi<{ login: true }>('POST', '/auth/login', { body: fields, session: 'changes' }),
    async () => {
      await sessionOpened()
      onDone?.()
    },
  )
  return (
    <form className="acc__form" {...form.formProps}>
      <FormErrors form={form} />
      <Field form={form} name="email" label={t('labels.email')} type="email" autoComplete="username" />
      <PasswordField form={form} label={t('labels.password')} kind="present" />
      <div className="row between row--wrap">
        <label className="check">
          <input type="checkbox" name="remember" defaultChecked />
          {t('labels.remember')}
        </label>
        <AccountLink to="forgot-password" className="link small">
          {t('logIn.forgot')}
        </AccountLink>
      </div>
      <SubmitButton form={form} block large>
        {t('logIn.submit')}
      </SubmitButton>
      <p className="small muted acc__other">
        {t('logIn.other')} <AccountLink to="signup">{t('signUp.submit')}</AccountLink>
      </p>
    </form>
  )
}

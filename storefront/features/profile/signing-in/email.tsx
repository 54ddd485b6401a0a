'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { changeEmailSchema, type Person } from '#domain/contract/accounts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { NoPassword } from '#storefront/features/profile/signing-in/no-password.tsx'
import { callApi } from '#storefront/session/call-api.ts'
import { Badge } from '#storefront/ui/badge.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { PasswordField } from '#storefront/ui/form/password-field.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface EmailProps {
  readonly person: Person
  readonly locale: Locale
}

/** The user's sign-in address; a new one applies once the user follows the link mailed to it. */
export function Email({ person, locale }: EmailProps) {
  const t = useTranslations('profile.email')
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className="row between row--wrap">
        <p className="row row--wrap profile__email">
          {person.email}
          <Badge tone={person.verified ? 'free' : 'warn'}>{t(person.verified ? 'confirmed' : 'open')}</Badge>
        </p>
        {person.has_password && (
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('change')}
          </Button>
        )}
      </div>
      {!person.has_password && <NoPassword locale={locale} />}
      {open && <ChangeEmailDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ChangeEmailDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useApiForm(
    changeEmailSchema,
    (fields) => callApi('POST', '/auth/email', { body: fields }),
    (_, { email }) => setSentTo(email),
  )
  return (
    <Dialog title={t('profile.email.change')} closeLabel={t('common.close')} size="small" onClose={onClose}>
      {sentTo === null ? (
        <form className="profile__form" {...form.formProps}>
          <FormErrors form={form} />
          <Field
            form={form}
            name="email"
            label={t('profile.email.next')}
            type="email"
            autoComplete="email"
            hint={t('profile.email.hint')}
          />
          <PasswordField form={form} label={t('profile.password.present')} kind="present" />
          <SubmitButton form={form} block>
            {t('profile.email.send')}
          </SubmitButton>
        </form>
      ) : (
        <>
          <p className="alert alert--ok" role="status">
            <Icon name="mail" />
            {t('profile.email.sent', { email: sentTo })}
          </p>
          <div className="dialog__f">
            <Button onClick={onClose}>{t('common.close')}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

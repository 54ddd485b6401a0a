'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { mutate } from 'swr'
import { changePasswordSchema, type Person } from '#domain/contract/accounts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { NoPassword } from '#storefront/features/profile/signing-in/no-password.tsx'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { PasswordField } from '#storefront/ui/form/password-field.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface PasswordProps {
  readonly person: Person
  readonly locale: Locale
}

export function Password({ person, locale }: PasswordProps) {
  const t = useTranslations('profile.password')
  const [open, setOpen] = useState(false)
  if (!person.has_password) return <NoPassword locale={locale} />
  return (
    <>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      </div>
      {open && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** A new password; every other browser is signed out by it. */
function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations()
  const form = useApiForm(
    changePasswordSchema,
    (fields) => callApi('POST', '/auth/password', { body: fields, session: 'changes' }),
    async () => {
      onClose()
      await Promise.all([
        mutate('/auth/sessions'),
        showToast({ text: t('profile.password.changed'), tone: 'ok' }),
      ])
    },
  )
  return (
    <Dialog
      title={t('profile.password.change')}
      closeLabel={t('common.close')}
      size="small"
      onClose={onClose}
    >
      <p className="small muted">{t('profile.password.others')}</p>
      <form className="profile__form" {...form.formProps}>
        <FormErrors form={form} />
        <PasswordField form={form} name="old_password" label={t('profile.password.present')} kind="present" />
        <PasswordField form={form} label={t('profile.password.next')} kind="new" />
        <PasswordField
          form={form}
          name="password_confirmation"
          label={t('account.labels.confirmPassword')}
          kind="confirmation"
        />
        <SubmitButton form={form} block>
          {t('profile.password.change')}
        </SubmitButton>
      </form>
    </Dialog>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DELETION_SCHEMAS, type Person } from '#domain/contract/accounts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { PasswordField } from '#storefront/ui/form/password-field.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'

interface DeleteAccountProps {
  readonly person: Person
  readonly locale: Locale
}

export function DeleteAccount({ person, locale }: DeleteAccountProps) {
  const t = useTranslations('profile.farewell')
  const [open, setOpen] = useState(false)
  return (
    <>
      <div>
        <Button tone="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('delete')}
        </Button>
      </div>
      {open && <FarewellDialog person={person} locale={locale} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Says what is deleted and what is kept, and asks for the password, or the address of a user without one. */
function FarewellDialog({ person, locale, onClose }: DeleteAccountProps & { readonly onClose: () => void }) {
  const t = useTranslations()
  const form = useApiForm(
    DELETION_SCHEMAS[person.has_password ? 'password' : 'email'],
    (typed: object) => callApi('DELETE', '/auth', { body: typed, session: 'ends' }),
    // The session is forgotten in every tab by the page that is opened, so that this one does not ask for a log-in.
    () => window.location.assign(href('auth', locale, { view: 'account-deleted' })),
  )
  return (
    <Dialog title={t('profile.farewell.delete')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="small">
        <h3 className="h-4">{t('profile.farewell.goes')}</h3>
        <p className="muted">{t('profile.farewell.goesText')}</p>
      </div>
      <div className="small">
        <h3 className="h-4">{t('profile.farewell.stays')}</h3>
        <p className="muted">{t('profile.farewell.staysText')}</p>
      </div>
      <form className="profile__form" {...form.formProps}>
        <FormErrors form={form} />
        {person.has_password ? (
          <PasswordField form={form} label={t('profile.password.present')} kind="present" />
        ) : (
          <Field
            form={form}
            name="email"
            label={t('profile.farewell.typeEmail', { email: person.email })}
            type="email"
            autoComplete="off"
          />
        )}
        <div className="dialog__f">
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <SubmitButton form={form} tone="danger">
            {t('profile.farewell.forGood')}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}

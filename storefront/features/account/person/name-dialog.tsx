'use client'

import { useTranslations } from 'next-intl'
import { type Person, profileSchema } from '#domain/contract/accounts.ts'
import type { AskProps } from '#storefront/features/account/person/asked.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { setPerson } from '#storefront/session/session.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import '../account.css'

/** Asks somebody without a first name for theirs (spec section 4); "Later" asks again on another page. */
export function NameDialog({ onSettled }: AskProps) {
  const t = useTranslations()
  const form = useApiForm(
    profileSchema,
    (fields) => callApi<{ auth: Person }>('PATCH', '/auth/profile', { body: fields }),
    ({ auth }) => {
      onSettled()
      setPerson(auth)
    },
  )
  return (
    <Dialog title={t('account.name.title')} closeLabel={t('common.close')} size="small" onClose={onSettled}>
      <form className="acc__form" {...form.formProps}>
        <p className="muted">{t('account.name.lead')}</p>
        <FormErrors form={form} />
        <Field
          form={form}
          name="first_name"
          label={t('account.labels.firstName')}
          autoComplete="given-name"
        />
        <Field form={form} name="last_name" label={t('account.labels.lastName')} autoComplete="family-name" />
        <div className="dialog__f">
          <Button onClick={onSettled}>{t('account.later')}</Button>
          <SubmitButton form={form}>{t('form.save')}</SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type Person, profileSchema } from '#domain/contract/accounts.ts'
import type { PromptProps } from '#storefront/features/account/signed-in/prompt-props.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { setPerson } from '#storefront/session/session.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { type ApiForm, useApiForm } from '#storefront/ui/form/use-api-form.ts'
import '../account.css'

interface ProfilePromptProps extends Pick<PromptProps, 'onSettled'> {
  /** Under `account` in the messages. */
  readonly subject: 'name' | 'username'
  readonly children: (form: ApiForm) => ReactNode
}

/** Asks once for a missing field of the profile; it can be entered on the profile page at any time. */
export function ProfilePrompt({ subject, onSettled, children }: ProfilePromptProps) {
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
    <Dialog
      title={t(`account.${subject}.title`)}
      closeLabel={t('common.close')}
      size="small"
      onClose={onSettled}
    >
      <form className="acc__form" {...form.formProps}>
        <p className="muted">{t(`account.${subject}.lead`)}</p>
        <FormErrors form={form} />
        {children(form)}
        <div className="dialog__f">
          <Button onClick={onSettled}>{t('account.later')}</Button>
          <SubmitButton form={form}>{t('form.save')}</SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { createTeamSchema, type Team } from '#domain/contract/teams.ts'
import { href } from '#domain/routing/href.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'

interface CreateTeamDialogProps {
  /** The address of the user, suggested for notifications. */
  readonly email: string
  readonly onClose: () => void
}

/** Creates a team, and then acts for it and shows its members. */
export function CreateTeamDialog({ email, onClose }: CreateTeamDialogProps) {
  const t = useTranslations()
  const locale = useLocale()
  const form = useApiForm(
    createTeamSchema,
    (fields) => callApi<{ team: Team }>('POST', '/teams', { body: fields }),
    ({ team }) => {
      const members = href('dashboard', locale, { section: 'members' })
      const address = href('auth', locale, { view: 'switch-team', team: team.uuid })
      window.location.assign(`${address}?${new URLSearchParams({ redirect: members })}`)
    },
  )
  return (
    <Dialog title={t('account.newTeam.title')} closeLabel={t('common.close')} onClose={onClose}>
      <form className="acc__form" {...form.formProps}>
        <FormErrors form={form} />
        <Field
          form={form}
          name="name"
          label={t('account.newTeam.name')}
          hint={t('account.newTeam.nameHint')}
          autoComplete="organization"
        />
        <Field
          form={form}
          name="email"
          label={t('account.newTeam.email')}
          hint={t('account.newTeam.emailHint')}
          type="email"
          defaultValue={email}
          autoComplete="email"
        />
        <Field
          form={form}
          name="size"
          label={t('account.newTeam.size')}
          type="number"
          min={1}
          defaultValue={1}
          inputMode="numeric"
        />
        <div className="dialog__f">
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <SubmitButton form={form}>{t('account.newTeam.submit')}</SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}

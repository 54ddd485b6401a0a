'use client'

import { useTranslations } from 'next-intl'
import { createTeamSchema, type Team } from '#domain/contract/teams.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'

interface CreateTeamFormProps {
  /** The address of the user, suggested for notifications. */
  readonly email: string
  readonly onCancel: () => void
  readonly onCreated: (team: Team) => void | Promise<void>
}

/** Creates a team, for a dialog. */
export function CreateTeamForm({ email, onCancel, onCreated }: CreateTeamFormProps) {
  const t = useTranslations()
  const form = useApiForm(
    createTeamSchema,
    (fields) => callApi<{ team: Team }>('POST', '/teams', { body: fields }),
    ({ team }) => onCreated(team),
  )
  return (
    <form className="stack" {...form.formProps}>
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
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
        <SubmitButton form={form}>{t('account.newTeam.submit')}</SubmitButton>
      </div>
    </form>
  )
}

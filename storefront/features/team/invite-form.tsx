'use client'

import { useTranslations } from 'next-intl'
import { inviteFormSchema, type Team } from '#domain/contract/teams.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface InviteFormProps {
  readonly team: string
  readonly onChanged: (teams: readonly Team[]) => void
}

/** Invites one or more addresses. */
export function InviteForm({ team, onChanged }: InviteFormProps) {
  const t = useTranslations('team')
  const form = useApiForm(
    inviteFormSchema,
    ({ emails }) =>
      callApi<{ teams: readonly Team[] }>('POST', '/teams/members', { body: { team_uuid: team, emails } }),
    ({ teams }) => {
      onChanged(teams)
      const field = document.getElementById(FORM_ID)
      if (field instanceof HTMLFormElement) field.reset()
      void showToast({ text: t('invited'), tone: 'ok' })
    },
  )
  return (
    <section className="team__part">
      <h2 className="h-3">{t('inviteHeading')}</h2>
      <form className="team__form" id={FORM_ID} {...form.formProps}>
        <FormErrors form={form} />
        <Field form={form} name="emails" label={t('emails')} hint={t('emailsHint')}>
          {(control) => <textarea className="input" rows={3} autoComplete="off" {...control} />}
        </Field>
        <div>
          <SubmitButton form={form}>{t('invite')}</SubmitButton>
        </div>
      </form>
    </section>
  )
}

const FORM_ID = 'team-invite'

'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { joinTeamSchema } from '#domain/contract/contributors.ts'
import { AGREEMENT } from '#domain/contributors/agreement.ts'
import { Outcome } from '#storefront/features/account/links/outcome.tsx'
import { Agreement, CONSOLE_PATH } from '#storefront/features/account/pages/agreement.tsx'
import { callApi } from '#storefront/session/call-api.ts'
import { useSession } from '#storefront/session/session.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { CheckField } from '#storefront/ui/form/check-field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'

/** `/auth/join-team`: where the mail of an invitation leads. */
export function JoinTeam() {
  const t = useTranslations('account')
  const session = useSession()
  const [joined, setJoined] = useState<string | null>(null)
  if (session.state !== 'person') return null
  const { person } = session
  if (joined !== null)
    return (
      <Outcome
        icon="circle-check"
        heading={t('joining.doneHeading')}
        text={t('joining.done', { name: joined })}
      >
        <LinkButton tone="primary" href={CONSOLE_PATH}>
          {t('becoming.desk')}
        </LinkButton>
      </Outcome>
    )
  return (
    <>
      <p className="muted">{t('joining.lead')}</p>
      <Agreement />
      {person.verified ? (
        <JoinForm onJoined={setJoined} />
      ) : (
        <p className="alert" role="status">
          {t('becoming.unverified', { email: person.email })}
        </p>
      )}
    </>
  )
}

function JoinForm({ onJoined }: { readonly onJoined: (contributor: string) => void }) {
  const t = useTranslations('account')
  const form = useApiForm(
    joinTeamSchema,
    (fields) => callApi<{ contributor: string }>('POST', '/auth/contributor-team', { body: fields }),
    ({ contributor }) => onJoined(contributor),
  )
  // Rendered in the browser alone: the page is shown once the session is known.
  const token = new URLSearchParams(window.location.search).get('token') ?? ''
  return (
    <form className="acc__form" {...form.formProps}>
      <FormErrors form={form} />
      <input type="hidden" name="agreement" value={AGREEMENT.version} />
      <input type="hidden" name="token" value={token} />
      <CheckField form={form} name="accepted">
        {t('becoming.accept')}
      </CheckField>
      <SubmitButton form={form} block large>
        {t('joining.submit')}
      </SubmitButton>
    </form>
  )
}

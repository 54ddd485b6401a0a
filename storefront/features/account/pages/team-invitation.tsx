'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { acceptInvitationSchema } from '#domain/contract/teams.ts'
import { href } from '#domain/routing/href.ts'
import { Outcome } from '#storefront/features/account/links/outcome.tsx'
import { callApi } from '#storefront/session/call-api.ts'
import { useSession } from '#storefront/session/session.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'

interface JoinedTeam {
  readonly team: string
  readonly name: string
}

/** `/auth/team-invitation`: where the mail of an invitation to a team of subscribers leads. */
export function TeamInvitation() {
  const t = useTranslations('account')
  const locale = useLocale()
  const session = useSession()
  const [joined, setJoined] = useState<JoinedTeam | null>(null)
  if (session.state !== 'person') return null
  const { person } = session
  if (joined !== null)
    return (
      <Outcome
        icon="circle-check"
        heading={t('joining.doneHeading')}
        text={t('invited.done', { name: joined.name })}
      >
        <LinkButton tone="primary" href={href('auth', locale, { view: 'switch-team', team: joined.team })}>
          {t('switch.team', { name: joined.name })}
        </LinkButton>
      </Outcome>
    )
  return (
    <>
      <p className="muted">{t('invited.lead')}</p>
      {person.verified ? (
        <AcceptForm onJoined={setJoined} />
      ) : (
        <p className="alert" role="status">
          {t('becoming.unverified', { email: person.email })}
        </p>
      )}
    </>
  )
}

function AcceptForm({ onJoined }: { readonly onJoined: (team: JoinedTeam) => void }) {
  const t = useTranslations('account')
  const form = useApiForm(
    acceptInvitationSchema,
    (fields) => callApi<{ team: JoinedTeam }>('POST', '/teams/join', { body: fields }),
    ({ team }) => onJoined(team),
  )
  // Rendered in the browser alone: the page is shown once the session is known.
  const token = new URLSearchParams(window.location.search).get('token') ?? ''
  return (
    <form className="acc__form" {...form.formProps}>
      <FormErrors form={form} />
      <input type="hidden" name="token" value={token} />
      <SubmitButton form={form} block large>
        {t('joining.submit')}
      </SubmitButton>
    </form>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Team, TeamInvitation } from '#domain/contract/teams.ts'
import type { TeamChanges } from '#storefront/features/team/team-changes.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface InvitationsProps extends TeamChanges {
  readonly team: string
  readonly invitations: readonly TeamInvitation[]
}

/** Open invitations, each with the days that its link is valid. */
export function Invitations({ team, invitations, ...changes }: InvitationsProps) {
  const t = useTranslations('team')
  if (invitations.length === 0) return null
  return (
    <section className="team__part">
      <h2 className="h-3">{t('invitationsHeading')}</h2>
      <ul className="team__list">
        {invitations.map((invitation) => (
          <Invitation key={invitation.uuid} team={team} invitation={invitation} {...changes} />
        ))}
      </ul>
    </section>
  )
}

interface InvitationProps extends TeamChanges {
  readonly team: string
  readonly invitation: TeamInvitation
}

function Invitation({ team, invitation, onChanged, onRefused }: InvitationProps) {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)
  const { uuid, email, expires_at: expires } = invitation
  const days = Math.max(0, Math.ceil((Date.parse(expires) - Date.now()) / DAY_MS))

  async function revoke(): Promise<void> {
    setBusy(true)
    const answer = await callApi<{ teams: readonly Team[] }>('DELETE', `/teams/invitations/${uuid}`, {
      query: { team_uuid: team },
    })
    setBusy(false)
    if (answer.ok) return onChanged(answer.value.teams)
    onRefused(answer.status)
    void showToast({ text: t(`errors.${answer.faults[0]?.code ?? 'unavailable'}`), tone: 'bad' })
  }

  return (
    <li className="row row--wrap between team__row">
      <span className="team__who">
        <span>{email}</span>
        <span className="tiny muted">{t('team.daysLeft', { days })}</span>
      </span>
      <Button
        size="small"
        busy={busy}
        disabled={busy}
        aria-label={t('team.revokeOf', { email })}
        onClick={() => void revoke()}
      >
        {t('team.revoke')}
      </Button>
    </li>
  )
}

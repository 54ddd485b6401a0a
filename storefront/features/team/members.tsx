'use client'

import { useTranslations } from 'next-intl'
import type { Team } from '#domain/contract/teams.ts'
import { Invitations } from '#storefront/features/team/invitations.tsx'
import { InviteForm } from '#storefront/features/team/invite-form.tsx'
import { MemberList } from '#storefront/features/team/member-list.tsx'
import { refreshSession, useSession } from '#storefront/session/session.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import './team.css'

const TEAMS = '/teams?members=1'
const NOT_FOUND = 404
const FORBIDDEN = 403

/** `/dashboard/members`: the team in use, its seats, members and open invitations. */
export function Members() {
  const t = useTranslations()
  const session = useSession()
  const { data, failure, mutate } = useApi<{ teams: readonly Team[] }>(TEAMS)
  const used = session.state === 'person' ? session.team?.uuid : undefined
  const team = data?.teams.find(({ uuid }) => uuid === used)

  /** Shows the teams after a change; the session has the role in the team, and whether the user is still in it. */
  function changed(teams: readonly Team[]): void {
    void mutate({ teams }, { revalidate: false })
    void refreshSession()
  }
  /** Another tab or another member has changed the team: shows it as it is now. */
  function refused(status: number): void {
    if (status !== NOT_FOUND && status !== FORBIDDEN) return
    void mutate()
    void refreshSession()
  }

  return (
    <>
      <h1 className="h-1">{t('dashboard.sections.members')}</h1>
      {team === undefined ? (
        <NotRead failed={failure !== null} onRetry={() => void mutate()} />
      ) : (
        <>
          <Seats team={team} />
          {team.invitations !== undefined && <InviteForm team={team.uuid} onChanged={changed} />}
          <MemberList team={team} onChanged={changed} onRefused={refused} />
          {team.invitations !== undefined && (
            <Invitations
              team={team.uuid}
              invitations={team.invitations}
              onChanged={changed}
              onRefused={refused}
            />
          )}
        </>
      )}
    </>
  )
}

function NotRead({ failed, onRetry }: { readonly failed: boolean; readonly onRetry: () => void }) {
  const t = useTranslations()
  if (!failed) return <div className="sk dash__row" aria-hidden="true" />
  return (
    <div className="row row--wrap" role="alert">
      <p className="small">{t('team.notRead')}</p>
      <Button size="small" onClick={onRetry}>
        {t('form.retry')}
      </Button>
    </div>
  )
}

function Seats({ team }: { readonly team: Team }) {
  const t = useTranslations('team')
  const { name, seats, seats_used: taken } = team
  return (
    <section className="team__seats" aria-label={t('seatsOf', { name })}>
      <h2 className="h-3">{name}</h2>
      <p>{t('seats', { used: taken, seats })}</p>
      <meter className="team__meter" min={0} max={seats} value={Math.min(taken, seats)} aria-hidden="true" />
      <p className="small muted">{t('seatsNote')}</p>
    </section>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Team, TeamMember } from '#domain/contract/teams.ts'
import { ConfirmDialog, type MemberAct } from '#storefront/features/team/confirm-dialog.tsx'
import type { TeamChanges } from '#storefront/features/team/team-changes.ts'
import { Badge } from '#storefront/ui/badge.tsx'
import { Button } from '#storefront/ui/button.tsx'

interface Asked {
  readonly act: MemberAct
  readonly member: TeamMember
}

/** The members of the team. The owner removes members and hands the team over; others leave. */
export function MemberList({ team, ...changes }: { readonly team: Team } & TeamChanges) {
  const t = useTranslations('team')
  const [asked, setAsked] = useState<Asked | null>(null)
  const isOwner = team.pivot.role === 'admin'
  return (
    <section className="team__part">
      <h2 className="h-3">{t('membersHeading')}</h2>
      <ul className="team__list">
        {team.members?.map((member) => (
          <li key={member.uuid} className="row row--wrap between team__row">
            <span className="team__who">
              <span>
                {member.name}
                {member.is_self && <span className="muted"> ({t('you')})</span>}
              </span>
              <span className="tiny muted">{member.email}</span>
            </span>
            {member.role === 'owner' ? (
              <Badge tone="free">{t('owner')}</Badge>
            ) : (
              <Acts member={member} isOwner={isOwner} onAsk={(act) => setAsked({ act, member })} />
            )}
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          key={asked.member.uuid}
          act={asked.act}
          team={team.uuid}
          member={asked.member}
          onClose={() => setAsked(null)}
          {...changes}
        />
      )}
    </section>
  )
}

interface ActsProps {
  readonly member: TeamMember
  readonly isOwner: boolean
  readonly onAsk: (act: MemberAct) => void
}

function Acts({ member: { name, is_self: isSelf }, isOwner, onAsk }: ActsProps) {
  const t = useTranslations('team')
  if (isSelf)
    return (
      <Button size="small" aria-haspopup="dialog" onClick={() => onAsk('leave')}>
        {t('leave.act')}
      </Button>
    )
  if (!isOwner) return null
  return (
    <span className="row">
      {(['handOver', 'remove'] as const).map((act) => (
        <Button
          key={act}
          size="small"
          aria-haspopup="dialog"
          aria-label={t(`${act}.of`, { name })}
          onClick={() => onAsk(act)}
        >
          {t(`${act}.act`)}
        </Button>
      ))}
    </span>
  )
}

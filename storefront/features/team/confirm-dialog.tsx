'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Team, TeamMember } from '#domain/contract/teams.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import type { TeamChanges } from '#storefront/features/team/team-changes.ts'
import { type Answer, callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

export type MemberAct = 'remove' | 'handOver' | 'leave'

interface ConfirmDialogProps extends TeamChanges {
  readonly act: MemberAct
  readonly team: string
  readonly member: TeamMember
  readonly onClose: () => void
}

type Teams = { readonly teams: readonly Team[] }

/** How each act is sent. */
const CALLS = {
  remove: (team, member) => callApi('DELETE', `/teams/members/${member}`, { query: { team_uuid: team } }),
  handOver: (team, member) =>
    callApi('POST', '/teams/members', { body: { team_uuid: team, member: { uuid: member, role: 'owner' } } }),
  leave: (team) => callApi('POST', `/teams/${team}/leave`),
} as const satisfies Record<MemberAct, (team: string, member: string) => Promise<Answer<Teams>>>

/** Asks for confirmation before a membership ends or the team is handed over. */
export function ConfirmDialog({ act, team, member, onClose, onChanged, onRefused }: ConfirmDialogProps) {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<ErrorCode | null>(null)
  const { name } = member

  async function send(): Promise<void> {
    setBusy(true)
    const answer = await CALLS[act](team, member.uuid)
    setBusy(false)
    if (answer.ok) {
      onClose()
      return onChanged(answer.value.teams)
    }
    setFault(answer.faults[0]?.code ?? 'unavailable')
    onRefused(answer.status)
  }

  return (
    <Dialog
      title={t(`team.${act}.title`, { name })}
      closeLabel={t('common.close')}
      size="small"
      onClose={onClose}
    >
      <p>{t(`team.${act}.text`, { name })}</p>
      <div role="alert">
        {fault !== null && (
          <p className="alert alert--bad">
            <Icon name="circle-alert" />
            {t(`errors.${fault}`)}
          </p>
        )}
      </div>
      <div className="dialog__f">
        <Button onClick={onClose}>{t('form.cancel')}</Button>
        <Button
          tone={act === 'handOver' ? 'primary' : 'danger'}
          busy={busy}
          disabled={busy}
          onClick={() => void send()}
        >
          {t(`team.${act}.act`)}
        </Button>
      </div>
    </Dialog>
  )
}

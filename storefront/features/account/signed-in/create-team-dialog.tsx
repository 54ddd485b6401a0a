'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Team } from '#domain/contract/teams.ts'
import { href } from '#domain/routing/href.ts'
import { CreateTeamForm } from '#storefront/actions/teams/create-team-form.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'

interface CreateTeamDialogProps {
  readonly email: string
  readonly onClose: () => void
}

/** Creates a team, and then acts for it and shows its members. */
export function CreateTeamDialog({ email, onClose }: CreateTeamDialogProps) {
  const t = useTranslations()
  const locale = useLocale()

  function use({ uuid }: Team): void {
    const redirect = href('dashboard', locale, { section: 'members' })
    const address = href('auth', locale, { view: 'switch-team', team: uuid })
    window.location.assign(`${address}?${new URLSearchParams({ redirect })}`)
  }
  return (
    <Dialog title={t('account.newTeam.title')} closeLabel={t('common.close')} onClose={onClose}>
      <CreateTeamForm email={email} onCancel={onClose} onCreated={use} />
    </Dialog>
  )
}

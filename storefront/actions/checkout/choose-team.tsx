'use client'

import { type Messages, NextIntlClientProvider, useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { CreateTeamForm } from '#storefront/actions/teams/create-team-form.tsx'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { refreshSession, useSession } from '#storefront/session/session.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import type { Waiting } from './use-checkout.ts'

/** Asks which team a team plan is for, before its checkout: one that the user owns, or a new one. */
export function ChooseTeam({ waiting }: { readonly waiting: Waiting }) {
  const locale = useLocale()
  const [messages, setMessages] = useState<Messages | null>(null)
  useEffect(() => {
    void loadMessages(locale).then(setMessages)
  }, [locale])
  if (messages === null) return null
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <TeamDialog waiting={waiting} />
    </NextIntlClientProvider>
  )
}

function TeamDialog({ waiting: { confirm, cancel } }: { readonly waiting: Waiting }) {
  const t = useTranslations()
  const session = useSession()
  const [busy, setBusy] = useState<string | null>(null)
  const [fault, setFault] = useState<ErrorCode | null>(null)
  if (session.state !== 'person') return null

  async function buyFor(team: string): Promise<void> {
    setBusy(team)
    const answer = await callApi('POST', `/teams/${team}/login`)
    if (answer.ok) {
      await refreshSession()
      await confirm()
    } else setFault(answer.faults[0]?.code ?? 'unavailable')
    setBusy(null)
  }
  const owned = session.teams.filter(({ pivot }) => pivot.role === 'admin')
  return (
    <Dialog title={t('team.choose.title')} closeLabel={t('common.close')} onClose={cancel}>
      <p className="muted">{t('team.choose.text')}</p>
      <div role="alert">
        {fault !== null && (
          <p className="alert alert--bad">
            <Icon name="circle-alert" />
            {t(`errors.${fault}`)}
          </p>
        )}
      </div>
      {owned.map(({ uuid, name }) => (
        <Button
          key={uuid}
          size="large"
          block
          busy={busy === uuid}
          disabled={busy !== null}
          onClick={() => void buyFor(uuid)}
        >
          {t('team.choose.use', { name })}
        </Button>
      ))}
      <h3 className="h-4">{t('account.newTeam.title')}</h3>
      <CreateTeamForm email={session.person.email} onCancel={cancel} onCreated={({ uuid }) => buyFor(uuid)} />
    </Dialog>
  )
}

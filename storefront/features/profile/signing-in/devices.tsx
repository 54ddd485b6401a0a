'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { SessionEntry } from '#domain/contract/accounts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Badge } from '#storefront/ui/badge.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { showToast } from '#storefront/ui/toast/show-toast.ts'
import { whenOf } from '#storefront/ui/when.ts'

const NOT_FOUND = 404

/** The user's sessions. */
export function Devices({ locale }: { readonly locale: Locale }) {
  const t = useTranslations()
  const { data, failure, mutate } = useApi<{ sessions: readonly SessionEntry[] }>('/auth/sessions')
  if (data === undefined && failure !== null)
    return (
      <div className="row row--wrap" role="alert">
        <p className="small">{t('profile.devices.notRead')}</p>
        <Button size="small" onClick={() => void mutate()}>
          {t('form.retry')}
        </Button>
      </div>
    )
  if (data === undefined) return <div className="sk profile__device" aria-hidden="true" />
  return (
    <ul className="profile__devices">
      {data.sessions.map((session) => (
        <Device key={session.id} session={session} locale={locale} onEnded={() => void mutate()} />
      ))}
    </ul>
  )
}

interface DeviceProps {
  readonly session: SessionEntry
  readonly locale: Locale
  readonly onEnded: () => void
}

function Device({ session, locale, onEnded }: DeviceProps) {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)
  const { day, time } = whenOf(new Date(session.seen_at), new Date(), locale)
  const device = session.device ?? t('profile.devices.unknown')

  const end = async () => {
    setBusy(true)
    const answer = await callApi('DELETE', `/auth/sessions/${session.id}`)
    setBusy(false)
    // One that has ended by itself meanwhile has ended too.
    if (answer.ok || answer.status === NOT_FOUND) return onEnded()
    void showToast({ text: t(`errors.${answer.faults[0]?.code ?? 'unavailable'}`), tone: 'bad' })
  }

  return (
    <li className="row between profile__device">
      <span>
        <span className="profile__device-name">{device}</span>
        <span className="tiny muted">
          {t('profile.devices.seen', { when: time === null ? day : t('profile.devices.at', { day, time }) })}
        </span>
      </span>
      {session.current ? (
        <Badge tone="free">{t('profile.devices.this')}</Badge>
      ) : (
        <Button
          size="small"
          busy={busy}
          disabled={busy}
          aria-label={t('profile.devices.endOf', { device })}
          onClick={() => void end()}
        >
          {t('profile.devices.end')}
        </Button>
      )}
    </li>
  )
}

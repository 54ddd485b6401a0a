'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { NotificationSetting } from '#domain/contract/notifications.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CHANNELS, type Channel, factsOf, mayChoose } from '#domain/notifications/types.ts'
import { SaleNotices } from '#storefront/features/notifications/sale-notices.tsx'
import { callApi } from '#storefront/session/call-api.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { showToast } from '#storefront/ui/toast/show-toast.ts'
import './notifications.css'

const ADDRESS = '/notifications/settings'
const ROWS = 3

interface Settings {
  readonly settings: readonly NotificationSetting[]
}

/**
 * `/dashboard/notifications/settings`: which notifications a user receives, and where. Each switch is saved at once.
 */
export function NotificationSettings({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('notifications')
  const form = useTranslations('form')
  const { data, failure, loading, mutate } = useApi<Settings>(ADDRESS)

  async function change({ type }: NotificationSetting, channel: Channel, on: boolean): Promise<void> {
    const settings = data?.settings.map((one) => (one.type === type ? { ...one, [channel]: on } : one)) ?? []
    await mutate({ settings }, { revalidate: false })
    const answer = await callApi<Settings>('PATCH', ADDRESS, { body: { type, [channel]: on } })
    // Refused or lost: the switch goes back to what is kept.
    await mutate(answer.ok ? answer.value : undefined, { revalidate: !answer.ok })
    if (!answer.ok) await showToast({ text: t('settings.notKept'), tone: 'bad' })
  }

  return (
    <>
      <div className="stack">
        <h1 className="h-1">{t('settings.title')}</h1>
        <p className="muted">{t('settings.intro')}</p>
      </div>
      {failure !== null && data === undefined && (
        <p className="alert alert--bad" role="alert">
          <Icon name="circle-alert" />
          <span className="grow">{t('failed')}</span>
          <Button size="small" onClick={() => mutate()}>
            {form('retry')}
          </Button>
        </p>
      )}
      {loading &&
        [...Array(ROWS).keys()].map((row) => (
          <div key={row} className="sk sk-late dash__row" aria-hidden="true" />
        ))}
      {data?.settings.map((setting) => (
        <TypeSettings
          key={setting.type}
          setting={setting}
          onChange={(channel, on) => change(setting, channel, on)}
        />
      ))}
      <SaleNotices locale={locale} />
    </>
  )
}

interface TypeSettingsProps {
  readonly setting: NotificationSetting
  readonly onChange: (channel: Channel, on: boolean) => void
}

function TypeSettings({ setting, onChange }: TypeSettingsProps) {
  const t = useTranslations('notifications.settings')
  const id = useId()
  const { type } = setting
  /** What is decided, and what happens anyway; where there is no such mail nothing is said of it. */
  const channels = CHANNELS.filter((channel) => mayChoose(type, channel) || factsOf(type)[channel])
  return (
    <section className="panel notes__type" aria-labelledby={id}>
      <div>
        <h2 id={id}>{t(`types.${type}.name`)}</h2>
        <p className="small muted">{t(`types.${type}.text`)}</p>
      </div>
      <div className="notes__channels">
        {channels.map((channel) => (
          <label key={channel} className="switch">
            {mayChoose(type, channel) ? t(channelName(type, channel)) : t('always')}
            <input
              type="checkbox"
              role="switch"
              checked={setting[channel]}
              aria-checked={setting[channel]}
              disabled={!mayChoose(type, channel)}
              onChange={({ target }) => onChange(channel, target.checked)}
            />
          </label>
        ))}
      </div>
    </section>
  )
}

/** The one mail that can be had comes once a day, and says so. */
function channelName(type: NotificationSetting['type'], channel: Channel): 'site' | 'mail' | 'daily' {
  return type === 'contributor-published' && channel === 'mail' ? 'daily' : channel
}

'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { CLIENT_SETTINGS, type ClientSettings } from '#domain/visitors/client-settings.ts'
import { changeClientSettings, clientSettings } from '#storefront/browser-storage/client-settings.ts'
import { Button } from '#storefront/ui/button.tsx'

/** What this browser keeps as settings, with a button that makes them the defaults again. */
export function SettingsList() {
  const t = useTranslations('tests.settings')
  const [settings, setSettings] = useState<ClientSettings | null>(null)
  const [isReset, setReset] = useState(false)
  useEffect(() => setSettings(clientSettings()), [])

  function reset(): void {
    changeClientSettings(CLIENT_SETTINGS)
    setSettings(clientSettings())
    setReset(true)
  }

  return (
    <>
      <dl className="stack">
        {Object.entries(settings ?? CLIENT_SETTINGS).map(([name, value]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd>
              <code>{JSON.stringify(value)}</code>
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <Button onClick={reset}>{t('reset')}</Button>
      </div>
      <p role="status">{isReset ? t('done') : ''}</p>
    </>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { href } from '#domain/routing/href.ts'
import { Outcome } from '#storefront/features/account/links/outcome.tsx'
import { logOut } from '#storefront/features/account/log-out.ts'
import { Button } from '#storefront/ui/button.tsx'

/**
 * `/auth-logout`: logs out at once and redirects to the home page. On failure it says that the user is still signed in.
 */
export function LogOut() {
  const t = useTranslations()
  const home = href('home', useLocale())
  const [failed, setFailed] = useState(false)
  const begun = useRef(false)

  const leave = useCallback(async () => {
    setFailed(false)
    if (await logOut()) window.location.replace(home)
    else setFailed(true)
  }, [home])

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void leave()
  }, [leave])

  if (!failed)
    return (
      <p className="muted" role="status">
        {t('account.logOut.running')}
      </p>
    )
  return (
    <Outcome icon="circle-alert" heading={t('account.logOut.failed')} text={t('errors.unavailable')}>
      <Button tone="primary" onClick={leave}>
        {t('form.retry')}
      </Button>
    </Outcome>
  )
}

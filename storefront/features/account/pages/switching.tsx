'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { safeRedirect } from '#domain/accounts/safe-redirect.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { href } from '#domain/routing/href.ts'
import { useRedirect } from '#storefront/features/account/account-form-context.tsx'
import { callApi } from '#storefront/session/call-api.ts'
import { notifyTabs } from '#storefront/session/session-state.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/** Switches to another account once, when the page loads, and loads the page to return to (spec section 4). */
export function Switching({ path }: { readonly path: string }) {
  const t = useTranslations()
  const locale = useLocale()
  const redirect = useRedirect()
  const begun = useRef(false)
  const [fault, setFault] = useState<ErrorCode | null>(null)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void callApi('POST', path).then((answer) => {
      if (!answer.ok) return setFault(answer.faults[0]?.code ?? 'unavailable')
      notifyTabs()
      window.location.replace(safeRedirect(redirect, href('home', locale)))
    })
  }, [path, redirect, locale])

  if (fault === null)
    return (
      <p className="muted" role="status">
        {t('common.loading')}
      </p>
    )
  return (
    <>
      <p className="alert alert--bad" role="alert">
        <Icon name="circle-alert" />
        {t(`errors.${fault}`)}
      </p>
      <LinkButton size="large" block href={href('home', locale)}>
        {t('account.invited.continue')}
      </LinkButton>
    </>
  )
}

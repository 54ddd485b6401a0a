'use client'

import { useLocale, useTranslations } from 'next-intl'
import { createPortal } from 'react-dom'
import { drawerAction, headerButton } from '#domain/accounts/header-button.ts'
import type { HeaderPerson } from '#domain/accounts/header-state.ts'
import { href } from '#domain/routing/href.ts'
import { hrefIfExists } from '#domain/routing/href-if-exists.ts'
import { DRAWER_USER_ID } from '#storefront/features/account/slots.ts'
import { LinkButton } from '#storefront/ui/button.tsx'

/** The button that the header offers this user (spec section 2, "Header buttons"). */
export function HeaderAction({ shown }: { readonly shown: HeaderPerson }) {
  const t = useTranslations('account')
  const locale = useLocale()
  const onPricing = window.location.pathname === hrefIfExists('/pricing', locale)
  const button = headerButton(shown, { onPricing })
  const address = button && hrefIfExists(button.path, locale)
  if (button === null || address === null) return null
  return (
    <LinkButton
      tone="strong"
      className="hdr__offer"
      href={button.query === undefined ? address : `${address}?${new URLSearchParams(button.query)}`}
    >
      {t(`button.${button.action}`)}
    </LinkButton>
  )
}

/** The button at the bottom of the menu of small screens for this user. */
export function DrawerAction({ shown }: { readonly shown: HeaderPerson }) {
  const t = useTranslations('account')
  const locale = useLocale()
  const place = document.getElementById(DRAWER_USER_ID)
  if (place === null) return null
  const pricing = hrefIfExists('/pricing', locale)
  return createPortal(
    drawerAction(shown) === 'get-unlimited-downloads' && pricing !== null ? (
      <LinkButton tone="primary" size="large" href={pricing}>
        {t('button.get-unlimited-downloads')}
      </LinkButton>
    ) : (
      <LinkButton tone="outline" size="large" href={href('logout', locale)}>
        {t('menu.logOut')}
      </LinkButton>
    ),
    place,
  )
}

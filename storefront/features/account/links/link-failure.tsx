'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { LinkState } from '#storefront/features/account/links/use-link-call.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Outcome } from './outcome.tsx'

interface LinkFailureProps {
  readonly state: Exclude<LinkState<unknown>, { is: 'good' }>
  readonly onAgain: () => void
  /** A link that requests another mail. */
  readonly children: ReactNode
}

/** Shown while a mailed link is checked, or when it failed. */
export function LinkFailure({ state, onAgain, children }: LinkFailureProps) {
  const t = useTranslations()
  switch (state.is) {
    case 'checked':
      return (
        <p className="muted" role="status">
          {t('account.link.checked')}
        </p>
      )
    case 'unreachable':
      return (
        <Outcome icon="circle-alert" heading={t('account.link.failed')} text={t('errors.unavailable')}>
          <Button tone="primary" onClick={onAgain}>
            {t('form.retry')}
          </Button>
        </Outcome>
      )
    case 'refused':
      return (
        <Outcome icon="circle-alert" heading={t('account.link.failed')} text={t(`errors.${state.code}`)}>
          {children}
        </Outcome>
      )
  }
}

'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { LinkState } from '#storefront/features/account/links/use-link-call.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Outcome } from './outcome.tsx'

interface LinkFailureProps {
  readonly state: Exclude<LinkState<unknown>, { is: 'good' }>
  readonly onAgain: () => void
  /** The way to another link, for one that has ended. */
  readonly children: ReactNode
}

/** A link of a mail that is being looked at, or that did not do what it should. */
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

'use client'

import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

const ROWS = 6

/** Rows that are still to come. */
export function LoadingRows() {
  const t = useTranslations('common')
  return (
    <div className="sk-late stack" role="status">
      <span className="vh">{t('loading')}</span>
      {[...Array(ROWS).keys()].map((row) => (
        <div key={row} className="sk dash__row" aria-hidden="true" />
      ))}
    </div>
  )
}

/** Nothing was downloaded yet. */
export function NoDownloads({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('downloads.none')
  return (
    <EmptyState heading={t('heading')} text={t('text')}>
      <LinkButton tone="primary" href={href('listing', locale, { kind: 'icon', variant: 'free' })}>
        {t('step')}
      </LinkButton>
    </EmptyState>
  )
}

/** Nothing of this kind, or by these words. */
export function NoResults() {
  const t = useTranslations('downloads.notFound')
  return (
    <EmptyState heading={t('heading')} text={t('text')}>
      <LinkButton href="?">{t('step')}</LinkButton>
    </EmptyState>
  )
}

/** They could not be read. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations()
  return (
    <div className="alert alert--bad" role="alert">
      <Icon name="circle-alert" />
      <div className="stack">
        <p>{t('downloads.notRead')}</p>
        <div>
          <Button size="small" onClick={onRetry}>
            {t('form.retry')}
          </Button>
        </div>
      </div>
    </div>
  )
}

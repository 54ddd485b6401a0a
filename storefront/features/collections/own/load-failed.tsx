'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'

/** Shown when the collections could not be loaded. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations()
  return (
    <div role="alert">
      <EmptyState heading={t('myCollections.notRead.heading')} text={t('myCollections.notRead.text')}>
        <Button tone="primary" onClick={onRetry}>
          {t('form.retry')}
        </Button>
      </EmptyState>
    </div>
  )
}

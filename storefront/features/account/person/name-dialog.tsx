'use client'

import { useTranslations } from 'next-intl'
import { AskDialog } from '#storefront/features/account/person/ask-dialog.tsx'
import type { AskProps } from '#storefront/features/account/person/asked.ts'
import { Field } from '#storefront/ui/form/field.tsx'

/** Asks somebody without a first name for theirs (spec section 4). */
export function NameDialog({ onSettled }: AskProps) {
  const t = useTranslations('account.labels')
  return (
    <AskDialog subject="name" onSettled={onSettled}>
      {(form) => (
        <>
          <Field form={form} name="first_name" label={t('firstName')} autoComplete="given-name" />
          <Field form={form} name="last_name" label={t('lastName')} autoComplete="family-name" />
        </>
      )}
    </AskDialog>
  )
}

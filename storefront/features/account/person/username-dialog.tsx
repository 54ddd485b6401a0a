'use client'

import { useTranslations } from 'next-intl'
import { AskDialog } from '#storefront/features/account/person/ask-dialog.tsx'
import type { AskProps } from '#storefront/features/account/person/asked.ts'
import { Field } from '#storefront/ui/form/field.tsx'

/** Asks for a name of the account (spec section 2, "more-info"), once, after the person's own. */
export function UsernameDialog({ onSettled }: AskProps) {
  const t = useTranslations('account.labels')
  return (
    <AskDialog subject="username" onSettled={onSettled}>
      {(form) => (
        <Field
          form={form}
          name="username"
          label={t('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </AskDialog>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { ProfilePrompt } from '#storefront/features/account/signed-in/profile-prompt.tsx'
import type { PromptProps } from '#storefront/features/account/signed-in/prompt-props.ts'
import { Field } from '#storefront/ui/form/field.tsx'

/** Asks a user without a first name for it, with the reason (spec section 4). */
export function NameDialog({ onSettled }: PromptProps) {
  const t = useTranslations('account.labels')
  return (
    <ProfilePrompt subject="name" onSettled={onSettled}>
      {(form) => (
        <>
          <Field form={form} name="first_name" label={t('firstName')} autoComplete="given-name" />
          <Field form={form} name="last_name" label={t('lastName')} autoComplete="family-name" />
        </>
      )}
    </ProfilePrompt>
  )
}

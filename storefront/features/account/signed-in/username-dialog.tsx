'use client'

import { useTranslations } from 'next-intl'
import { ProfilePrompt } from '#storefront/features/account/signed-in/profile-prompt.tsx'
import type { PromptProps } from '#storefront/features/account/signed-in/prompt-props.ts'
import { Field } from '#storefront/ui/form/field.tsx'

/** Asks for a username (spec section 2, "more-info"), once, after the name. */
export function UsernameDialog({ onSettled }: PromptProps) {
  const t = useTranslations('account.labels')
  return (
    <ProfilePrompt subject="username" onSettled={onSettled}>
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
    </ProfilePrompt>
  )
}

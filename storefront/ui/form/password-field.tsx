'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { passwordFault } from '#domain/accounts/passwords.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import type { ApiForm } from '#storefront/ui/form/use-api-form.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface PasswordFieldProps {
  readonly form: ApiForm
  readonly name?: string
  readonly label: string
  /** A new password shows its rule, and whether it is met, while it is typed; its confirmation is the second field. */
  readonly kind: 'present' | 'new' | 'confirmation'
}

/** A password field with a button that shows the typed text. */
export function PasswordField({ form, name = 'password', label, kind }: PasswordFieldProps) {
  const t = useTranslations('account.password')
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  // An error says the rule itself, so that it appears once.
  const hint = kind === 'new' && !form.faultOf(name) ? { hint: <PasswordRule typed={typed} /> } : {}
  return (
    <Field form={form} name={name} label={label} {...hint}>
      {(control) => (
        <span className="pass">
          <input
            className="input"
            type={shown ? 'text' : 'password'}
            autoComplete={kind === 'present' ? 'current-password' : 'new-password'}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
            {...control}
          />
          <Button
            tone="quiet"
            size="small"
            iconOnly
            className="needs-script"
            aria-label={t('show')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </Button>
        </span>
      )}
    </Field>
  )
}

/** The rule until it is kept; what else is wrong as soon as the length is right. */
function PasswordRule({ typed }: { readonly typed: string }) {
  const t = useTranslations()
  const fault = passwordFault(typed, '')
  if (fault === null)
    return (
      <span className="pass__good">
        <Icon name="check" />
        {t('account.password.good')}
      </span>
    )
  return fault === 'password-too-short' ? t('account.password.rule') : t(`errors.${fault}`)
}

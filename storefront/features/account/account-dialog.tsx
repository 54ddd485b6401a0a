'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { type AccountForm, AccountSurroundings } from '#storefront/features/account/account-form-context.tsx'
import { ForgotPasswordForm } from '#storefront/features/account/forms/forgot-password-form.tsx'
import { LogInForm } from '#storefront/features/account/forms/log-in-form.tsx'
import { SignUpForm } from '#storefront/features/account/forms/sign-up-form.tsx'
import type { Reason } from '#storefront/session/intents.ts'
import { Dialog } from '#storefront/ui/dialog.tsx'
import './account.css'

interface AccountDialogProps {
  readonly view: 'login' | 'signup'
  readonly why: Reason | null
  /** Called when the dialog ends, with whether the user is signed in. */
  readonly onEnd: (signedIn: boolean) => void
}

/** Log-in, sign-up and forgotten password in a dialog over the page: the forms of the account pages. */
export function AccountDialog({ view, why, onEnd }: AccountDialogProps) {
  const t = useTranslations()
  const [form, setForm] = useState<AccountForm>(view)
  const surroundings = useMemo(() => ({ turn: setForm, canva: false }), [])
  return (
    <Dialog
      title={t(`account.views.${form}`)}
      closeLabel={t('common.close')}
      size="small"
      onClose={() => onEnd(false)}
    >
      {why !== null && form === 'login' && <p className="muted">{t(`account.reasons.${why}`)}</p>}
      <AccountSurroundings value={surroundings}>
        {form === 'login' && <LogInForm onDone={() => onEnd(true)} />}
        {form === 'signup' && (
          <SignUpForm
            lead={why && t(`account.reasonsToSignUp.${why}`)}
            redirect={window.location.pathname + window.location.search}
          />
        )}
        {form === 'forgot-password' && <ForgotPasswordForm />}
      </AccountSurroundings>
    </Dialog>
  )
}

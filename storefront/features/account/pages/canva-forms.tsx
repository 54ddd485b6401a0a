'use client'

import type { CanvaView } from '#domain/routing/account-views.ts'
import { AccountSurroundings } from '#storefront/features/account/account-form-context.tsx'
import { LogInForm } from '#storefront/features/account/forms/log-in-form.tsx'
import { SignUpHere } from '#storefront/features/account/pages/sign-up-here.tsx'

const SURROUNDINGS = { turn: null, canva: true } as const

/** The usual forms, whose links stay within the Canva pages. */
export function CanvaForms({ view }: { readonly view: CanvaView }) {
  return (
    <AccountSurroundings value={SURROUNDINGS}>
      {view === 'login' ? <LogInForm /> : <SignUpHere />}
    </AccountSurroundings>
  )
}

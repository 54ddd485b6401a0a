'use client'

import { useRedirect } from '#storefront/features/account/account-form-context.tsx'
import { SignUpForm } from '#storefront/features/account/forms/sign-up-form.tsx'

/** Signing up on a page of its own: the mail leads to where its address says. */
export function SignUpHere() {
  return <SignUpForm redirect={useRedirect()} />
}

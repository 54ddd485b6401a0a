'use client'

import { useRedirect } from '#storefront/features/account/account-form-context.tsx'
import { SignUpForm } from '#storefront/features/account/forms/sign-up-form.tsx'

/** Sign-up on a page: the mailed link redirects to the address's `redirect`. */
export function SignUpHere() {
  return <SignUpForm redirect={useRedirect()} />
}

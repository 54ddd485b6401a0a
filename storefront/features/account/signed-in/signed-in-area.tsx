'use client'

import { headerPerson } from '#domain/accounts/header-state.ts'
import { DrawerAction, HeaderAction } from '#storefront/features/account/signed-in/header-action.tsx'
import { PaymentBar } from '#storefront/features/account/signed-in/payment-bar.tsx'
import { Prompts } from '#storefront/features/account/signed-in/prompts.tsx'
import { UserMenu } from '#storefront/features/account/signed-in/user-menu.tsx'
import { VerifyBar } from '#storefront/features/account/signed-in/verify-bar.tsx'
import type { PersonSession } from '#storefront/session/session-state.ts'
import './signed-in.css'

/** What a signed-in user has in the header, below it and over the page. */
export function SignedInArea({ account }: { readonly account: PersonSession }) {
  const { person, held } = account
  const shown = headerPerson(account, held)
  return (
    <>
      <HeaderAction shown={shown} />
      <UserMenu account={account} shown={shown} />
      <DrawerAction shown={shown} />
      {held.unpaidPlan !== null && <PaymentBar plan={held.unpaidPlan} />}
      {!person.verified && <VerifyBar email={person.email} />}
      <Prompts person={person} />
    </>
  )
}

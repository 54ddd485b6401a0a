'use client'

import { type Entitlements, headerPerson } from '#domain/accounts/header-state.ts'
import type { Person } from '#domain/contract/accounts.ts'
import { DrawerAction, HeaderAction } from '#storefront/features/account/signed-in/header-action.tsx'
import { Prompts } from '#storefront/features/account/signed-in/prompts.tsx'
import { UserMenu } from '#storefront/features/account/signed-in/user-menu.tsx'
import { VerifyBar } from '#storefront/features/account/signed-in/verify-bar.tsx'
import './signed-in.css'

interface SignedInAreaProps {
  readonly person: Person
  readonly held: Entitlements
}

/** What a signed-in user has in the header, below it and over the page. */
export function SignedInArea({ person, held }: SignedInAreaProps) {
  const shown = headerPerson(person, held)
  return (
    <>
      <HeaderAction shown={shown} />
      <UserMenu person={person} shown={shown} />
      <DrawerAction shown={shown} />
      {!person.verified && <VerifyBar email={person.email} />}
      <Prompts person={person} />
    </>
  )
}

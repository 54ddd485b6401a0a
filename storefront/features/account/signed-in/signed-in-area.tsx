'use client'

import type { Person } from '#domain/contract/accounts.ts'
import { DrawerAction, HeaderAction } from '#storefront/features/account/signed-in/header-action.tsx'
import { Prompts } from '#storefront/features/account/signed-in/prompts.tsx'
import { UserMenu } from '#storefront/features/account/signed-in/user-menu.tsx'
import { VerifyBar } from '#storefront/features/account/signed-in/verify-bar.tsx'
import './signed-in.css'

/** What a signed-in user has in the header, below it and over the page. */
export function SignedInArea({ person }: { readonly person: Person }) {
  return (
    <>
      <HeaderAction person={person} />
      <UserMenu person={person} />
      <DrawerAction person={person} />
      {!person.verified && <VerifyBar email={person.email} />}
      <Prompts person={person} />
    </>
  )
}

'use client'

import type { Person } from '#domain/contract/accounts.ts'
import { DrawerAction, HeaderAction } from '#storefront/features/account/person/header-action.tsx'
import { PersonAsks } from '#storefront/features/account/person/person-asks.tsx'
import { UserMenu } from '#storefront/features/account/person/user-menu.tsx'
import { VerifyBar } from '#storefront/features/account/person/verify-bar.tsx'
import './person.css'

/** What somebody who is signed in has in the header, below it and over the page. */
export function PersonArea({ person }: { readonly person: Person }) {
  return (
    <>
      <HeaderAction person={person} />
      <UserMenu person={person} />
      <DrawerAction person={person} />
      {!person.verified && <VerifyBar email={person.email} />}
      <PersonAsks person={person} />
    </>
  )
}

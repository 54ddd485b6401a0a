'use client'

import { type Messages, NextIntlClientProvider } from 'next-intl'
import type { Person } from '#domain/contract/accounts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { PersonAsks } from '#storefront/features/account/person/person-asks.tsx'
import { UserMenu } from '#storefront/features/account/person/user-menu.tsx'
import { VerifyBar } from '#storefront/features/account/person/verify-bar.tsx'
import './person.css'

export interface PersonAreaProps {
  readonly locale: Locale
  readonly messages: Messages
  readonly person: Person
}

/** What somebody who is signed in has in the header, above it and over the page. */
export function PersonArea({ locale, messages, person }: PersonAreaProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <UserMenu person={person} />
      {!person.verified && <VerifyBar email={person.email} />}
      <PersonAsks person={person} />
    </NextIntlClientProvider>
  )
}

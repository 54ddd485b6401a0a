'use client'

import { type Messages, NextIntlClientProvider } from 'next-intl'
import { type ComponentType, lazy, Suspense } from 'react'
import type { Locale } from '#domain/locales/locales.ts'
import type { Asked } from '#storefront/features/account/log-in-request.ts'
import { SignedInArea } from '#storefront/features/account/signed-in/signed-in-area.tsx'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { useSession } from '#storefront/session/session.ts'

interface AccountPartsProps {
  readonly locale: Locale
  readonly messages: Messages
  /** Null while no form is open. */
  readonly asked: Asked | null
  /** Called when the dialog has ended. */
  readonly onEnd: () => void
}

/** The forms and their validation, not needed while signed in. */
const AccountDialog = lazy(() =>
  import('./account-dialog.tsx').then((module) => ({ default: module.AccountDialog })),
)

export interface LoadedParts {
  readonly Parts: ComponentType<AccountPartsProps>
  readonly messages: Messages
}

/** Loads the parts and their texts in a language. */
export async function loadParts(locale: Locale): Promise<LoadedParts> {
  return { Parts: AccountParts, messages: await loadMessages(locale) }
}

/** The account parts that are loaded on demand: the user menu, and the dialogs of a visitor. */
function AccountParts({ locale, messages, asked, onEnd }: AccountPartsProps) {
  const session = useSession()
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {session.state === 'person' && <SignedInArea account={session} />}
      {asked !== null && (
        <Suspense>
          <AccountDialog
            view={asked.view}
            why={asked.why}
            onEnd={(signedIn) => {
              onEnd()
              asked.end(signedIn)
            }}
          />
        </Suspense>
      )}
    </NextIntlClientProvider>
  )
}

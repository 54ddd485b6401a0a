import { type Messages, NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '#domain/locales/locales.ts'
import '../account.css'

interface AccountFrameProps {
  readonly locale: Locale
  readonly heading: string
  readonly children: ReactNode
}

const NAMESPACES = ['common', 'errors', 'form', 'account'] as const satisfies readonly (keyof Messages)[]

/** A page with one task, and the messages of its client components. */
export async function AccountFrame({ locale, heading, children }: AccountFrameProps) {
  const all = await getMessages({ locale })
  const handed = Object.fromEntries(NAMESPACES.map((name) => [name, all[name]]))
  return (
    <div className="wrap acc">
      <div className="acc__card">
        <h1 className="h-2">{heading}</h1>
        <NextIntlClientProvider locale={locale} messages={handed} timeZone="UTC">
          {children}
        </NextIntlClientProvider>
        <noscript>
          <p className="alert">{all.dashboard.noScripts}</p>
        </noscript>
      </div>
    </div>
  )
}

import { type Messages, NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '#domain/locales/locales.ts'
import { DASHBOARD_SECTIONS, type DashboardSection } from '#domain/routing/account-views.ts'
import { ALWAYS_HANDED } from '#storefront/features/dashboard/handed-messages.ts'
import { DashboardShell } from '#storefront/features/dashboard/shell.tsx'
import { DashboardSkeleton } from '#storefront/features/dashboard/skeleton.tsx'
import { Guarded } from '#storefront/session/guarded.tsx'
import './dashboard.css'

interface DashboardPageProps {
  readonly locale: Locale
  readonly section: DashboardSection
  /** Texts that its parts in the browser need beside those that every part does. */
  readonly messages: readonly (keyof Messages)[]
  readonly children: ReactNode
}

/** A page of a person's own: its navigation, its guard, and the texts of what runs in the browser. */
export async function DashboardPage({ locale, section, messages, children }: DashboardPageProps) {
  const all = await getMessages({ locale })
  const handed = Object.fromEntries([...ALWAYS_HANDED, ...messages].map((name) => [name, all[name]]))
  return (
    <DashboardShell locale={locale} section={section}>
      <NextIntlClientProvider locale={locale} messages={handed} timeZone="UTC">
        <Guarded
          guard={DASHBOARD_SECTIONS[section].guard}
          locale={locale}
          fallback={<DashboardSkeleton section={section} />}
        >
          {children}
        </Guarded>
      </NextIntlClientProvider>
    </DashboardShell>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { DeleteAccount } from '#storefront/features/profile/account/delete-account.tsx'
import { ExportData } from '#storefront/features/profile/account/export-data.tsx'
import { Terms } from '#storefront/features/profile/account/terms.tsx'
import { DetailsForm } from '#storefront/features/profile/details/details-form.tsx'
import { Pictures } from '#storefront/features/profile/pictures/pictures.tsx'
import { Section } from '#storefront/features/profile/section.tsx'
import { Devices } from '#storefront/features/profile/signing-in/devices.tsx'
import { Email } from '#storefront/features/profile/signing-in/email.tsx'
import { Password } from '#storefront/features/profile/signing-in/password.tsx'
import { useSession } from '#storefront/session/session.ts'
import './profile.css'

/** The user's profile, sign-in methods and account (spec section 2, dashboard). */
export function Profile({ locale }: { readonly locale: Locale }) {
  const t = useTranslations()
  const session = useSession()
  if (session.state !== 'person') return null
  const { person } = session
  return (
    <div className="profile">
      <h1 className="h-1">{t('dashboard.sections.profile')}</h1>
      <Pictures person={person} />
      <Section name="details">
        <DetailsForm person={person} locale={locale} />
      </Section>
      <Section name="email">
        <Email person={person} locale={locale} />
      </Section>
      <Section name="password">
        <Password person={person} locale={locale} />
      </Section>
      <Section name="devices">
        <Devices locale={locale} />
      </Section>
      <Section name="terms">
        <Terms person={person} locale={locale} />
      </Section>
      <Section name="data">
        <ExportData />
      </Section>
      <Section name="farewell">
        <DeleteAccount person={person} locale={locale} />
      </Section>
    </div>
  )
}

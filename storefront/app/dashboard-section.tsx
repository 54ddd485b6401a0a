import type { Metadata } from 'next'
import type { Messages } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ComponentType } from 'react'
import type { Locale } from '#domain/locales/locales.ts'
import type { DashboardSection } from '#domain/routing/account-views.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { DashboardPage } from '#storefront/features/dashboard/dashboard-page.tsx'

/** The props that Next passes to a page of the dashboard. */
export interface SectionProps {
  readonly params: PageParams<never>
}

/** The head of a section's page. */
export function sectionMetadata(section: DashboardSection) {
  return async ({ params }: SectionProps): Promise<Metadata> => {
    const locale = await localeOf(params)
    const t = await getTranslations({ locale, namespace: 'dashboard.sections' })
    return pageMetadata({ page: { family: 'dashboard', params: { section } }, locale, title: t(section) })
  }
}

/** Rendered at the first request and cached: a section is the same for all users, and changes with the code only. */
export function sectionParams() {
  return []
}

interface SectionPageProps extends SectionProps {
  readonly section: DashboardSection
  /** What the person sees there. */
  readonly content: ComponentType<{ readonly locale: Locale }>
  /** Texts that it needs in the browser. */
  readonly messages: readonly (keyof Messages)[]
}

/** A section of the dashboard as a page. */
export async function SectionPage({ params, section, content: Content, messages }: SectionPageProps) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  return (
    <DashboardPage locale={locale} section={section} messages={messages}>
      <Content locale={locale} />
    </DashboardPage>
  )
}

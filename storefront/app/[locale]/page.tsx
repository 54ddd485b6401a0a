import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { isLocale } from '#domain/locales/locales.ts'
import { readHome } from '#storefront/data/home.ts'
import { Hero } from '#storefront/features/home/hero.tsx'
import { PeopleSection } from '#storefront/features/home/people.tsx'
import {
  ExclusiveSection,
  FreshSection,
  KindsSection,
  PacksSection,
} from '#storefront/features/home/sections.tsx'
import '#storefront/features/home/home.css'

/** Made at the first request and kept, then made anew when the CMS names its tag. */
export function generateStaticParams() {
  return []
}

export default async function HomePage({
  params,
}: {
  readonly params: Promise<{ readonly locale: string }>
}) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const home = await readHome(locale)
  return (
    <>
      <Hero home={home} locale={locale} />
      <PacksSection home={home} locale={locale} />
      <FreshSection home={home} locale={locale} />
      <ExclusiveSection home={home} locale={locale} />
      <KindsSection home={home} locale={locale} />
      <PeopleSection home={home} locale={locale} />
    </>
  )
}

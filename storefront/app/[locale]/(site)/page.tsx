import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { Home } from '#domain/contract/catalogue.ts'
import { isLocale, type Locale } from '#domain/locales/locales.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { readHome } from '#storefront/data/home.ts'
import { readSite } from '#storefront/data/site.ts'
import { PackColours } from '#storefront/features/detail/pack/pack-colours.tsx'
import { ClosingPanel } from '#storefront/features/home/closing-panel.tsx'
import { Hero } from '#storefront/features/home/hero.tsx'
import { PaletteSection } from '#storefront/features/home/palette-section.tsx'
import { PeopleSection } from '#storefront/features/home/people.tsx'
import {
  ExclusiveSection,
  FreshSection,
  KindsSection,
  PacksSection,
} from '#storefront/features/home/sections.tsx'
import { PictureSearchButton } from '#storefront/features/picture-search/picture-search-button.tsx'
import { SearchForm } from '#storefront/features/search/search-form.tsx'
import { StaticMarkup } from '#storefront/next-tuning/markup/static-markup.tsx'
import { PaletteChips } from '#storefront/ui/palettes/palette-chips.tsx'

interface PageProps {
  readonly params: Promise<{ readonly locale: string }>
}

/** Rendered at the first request and cached until the CMS revalidates its tag. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const t = await getTranslations({ locale, namespace: 'common' })
  const title = t('title', { name: t('siteName') })
  const { tagline } = await readSite(locale)
  const page = { family: 'home', params: {} } as const
  // The one title that has the site's name in it already.
  return {
    ...pageMetadata({ page, locale, title, description: tagline ?? t('description') }),
    title: { absolute: title },
  }
}

export default async function HomePage({ params }: PageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const home = await readHome(locale)
  return (
    <>
      <Hero home={home} locale={locale} search={<HeroSearch home={home} locale={locale} />} />
      <StaticMarkup id="home-new">
        <PacksSection home={home} locale={locale} />
        <FreshSection home={home} locale={locale} />
      </StaticMarkup>
      <PaletteSection home={home} locale={locale}>
        <PackColours>
          <PaletteChips />
        </PackColours>
      </PaletteSection>
      <StaticMarkup id="home-rest">
        <ExclusiveSection home={home} locale={locale} />
        <KindsSection home={home} locale={locale} />
        <PeopleSection home={home} locale={locale} />
        <ClosingPanel home={home} locale={locale} />
      </StaticMarkup>
    </>
  )
}

/** The search of the home page: its placeholder names a subject that is shown under it. */
function HeroSearch({ home: { subjects }, locale }: { readonly home: Home; readonly locale: Locale }) {
  const t = useTranslations('home')
  const [first] = subjects.map(({ name }) => name)
  return (
    <SearchForm
      id="hero-search"
      locale={locale}
      size="hero"
      placeholder={first ? t('try', { first }) : t('tryAnything')}
    >
      <PictureSearchButton locale={locale} />
    </SearchForm>
  )
}

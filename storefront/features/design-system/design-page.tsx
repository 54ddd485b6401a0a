import { useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import { DESIGN_SECTIONS, type DesignSection } from '#domain/design-system/sections.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Pills } from '#storefront/ui/pills.tsx'
import { Colours } from './colours.tsx'
import './design-system.css'
import { Elements } from './elements.tsx'
import { Spacings } from './spacings.tsx'
import { Typography } from './typography.tsx'

const SECTIONS = {
  colors: Colours,
  elements: Elements,
  spacings: Spacings,
  typography: Typography,
} as const satisfies Record<DesignSection, ComponentType>

interface DesignPageProps {
  readonly locale: Locale
  readonly section: DesignSection
}

/** One page of the design system, made of the tokens and parts of the storefront themselves. */
export function DesignPage({ locale, section }: DesignPageProps) {
  const t = useTranslations('designSystem')
  const Section = SECTIONS[section]
  return (
    <div className="wrap wrap--text dsys">
      <header className="stack">
        <h1 className="h-1">{t(`sections.${section}`)}</h1>
        <p className="lead">{t('lead')}</p>
        <nav aria-label={t('title')}>
          <Pills
            pills={DESIGN_SECTIONS.map((code) => ({
              label: t(`sections.${code}`),
              href: href('designSystem', locale, { section: code }),
              current: code === section,
            }))}
          />
        </nav>
      </header>
      <Section />
    </div>
  )
}

import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { isLocale, LOCALES, type Locale } from '#domain/locales/locales.ts'
import { accentStyle } from '#domain/site/accent-style.ts'
import { readSite } from '#storefront/data/site.ts'
import { readSiteTexts } from '#storefront/data/site-texts.ts'
import { environment } from '#storefront/env.ts'
import { AnalyticsIsland } from '#storefront/features/analytics/analytics-island.tsx'
import { FailureTextsProvider } from '#storefront/features/errors/failure-texts.tsx'
import { LostChunkGuard } from '#storefront/features/errors/lost-chunk-guard.tsx'
import { readFailureTexts } from '#storefront/features/errors/read-failure-texts.ts'
import { THEME_SCRIPT } from '#storefront/features/theme/theme.ts'
import { ownScript } from '#storefront/http/own-scripts.ts'
import { StaticMarkup } from '#storefront/next-tuning/markup/static-markup.tsx'
import { isOn } from '#storefront/next-tuning/parts.ts'
import { HydrationSignal } from '#storefront/next-tuning/replayed-clicks/hydration-signal.tsx'
import { RECORD_CLICKS_SCRIPT } from '#storefront/next-tuning/replayed-clicks/replay-clicks.ts'
import { SESSION_SCRIPT } from '#storefront/session/head-script.ts'
import { FONT_CLASSES } from '#storefront/ui/fonts.ts'
import { IconSymbols } from '#storefront/ui/icon-symbols.tsx'
import { NO_EVALUATION_SCRIPT } from '#storefront/ui/no-evaluation.ts'
import { PREFETCH_RULES } from '#storefront/ui/prefetch-rules.ts'
import '#storefront/app/styles.css'

const REPLAYS_CLICKS = isOn('replayed-clicks')
const HEAD_SCRIPT = ownScript(
  [
    THEME_SCRIPT,
    SESSION_SCRIPT,
    NO_EVALUATION_SCRIPT,
    ...(REPLAYS_CLICKS ? [RECORD_CLICKS_SCRIPT] : []),
  ].join(';'),
)
const PREFETCH_SCRIPT = ownScript(PREFETCH_RULES)

interface LayoutProps {
  readonly params: Promise<{ readonly locale: string }>
  readonly children: ReactNode
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' }

export async function generateMetadata({ params }: Pick<LayoutProps, 'params'>): Promise<Metadata> {
  const locale = await readLocale(params)
  const [t, { tagline }] = await Promise.all([
    getTranslations({ locale, namespace: 'common' }),
    readSite(locale),
  ])
  return {
    metadataBase: new URL(environment().PUBLIC_URL),
    title: { default: t('title', { name: t('siteName') }), template: `%s | ${t('siteName')}` },
    description: tagline ?? t('description'),
    applicationName: t('siteName'),
  }
}

/** The document of every page of a language; the layouts of the route groups add what surrounds the page. */
export default async function LocaleLayout({ params, children }: LayoutProps) {
  const locale = await readLocale(params)
  setRequestLocale(locale)
  const [{ support, accent }, { errors }] = await Promise.all([readSite(locale), readSiteTexts(locale)])
  const failureTexts = await readFailureTexts(locale, support, errors)
  return (
    <html lang={LOCALES[locale].bcp47} className={FONT_CLASSES} suppressHydrationWarning>
      <head>
        <script>{HEAD_SCRIPT}</script>
        {accent && <style>{accentStyle(accent)}</style>}
        <script type="speculationrules">{PREFETCH_SCRIPT}</script>
      </head>
      <body>
        <StaticMarkup id="icon-symbols" of={[]}>
          <IconSymbols />
        </StaticMarkup>
        <LostChunkGuard />
        <AnalyticsIsland sentryDsn={environment().SENTRY_DSN ?? null} />
        <FailureTextsProvider texts={failureTexts}>{children}</FailureTextsProvider>
        {REPLAYS_CLICKS && <HydrationSignal />}
      </body>
    </html>
  )
}

async function readLocale(params: LayoutProps['params']): Promise<Locale> {
  const { locale } = await params
  return isLocale(locale) ? locale : notFound()
}

import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { isLocale, LOCALES, type Locale } from '#domain/locales/locales.ts'
import { supportEmail } from '#domain/mail/support-email.ts'
import { readAnnouncements } from '#storefront/data/announcements.ts'
import { readHeld } from '#storefront/data/menu.ts'
import { environment } from '#storefront/env.ts'
import { AccountIsland } from '#storefront/features/account/account-island.tsx'
import { AccountLinks } from '#storefront/features/account/account-links.tsx'
import { CookieNotice } from '#storefront/features/account/cookie-notice.tsx'
import { BARS_ID, DRAWER_USER_ID } from '#storefront/features/account/slots.ts'
import { AnnouncementBar } from '#storefront/features/announcement/announcement-bar.tsx'
import { SHOW_ANNOUNCEMENT_SCRIPT } from '#storefront/features/announcement/show-announcement.ts'
import { SaveIsland } from '#storefront/features/collections/save-island.tsx'
import { FailureTextsProvider } from '#storefront/features/errors/failure-texts.tsx'
import { LostChunkGuard } from '#storefront/features/errors/lost-chunk-guard.tsx'
import { readFailureTexts } from '#storefront/features/errors/read-failure-texts.ts'
import { Footer } from '#storefront/features/footer/footer.tsx'
import { Header } from '#storefront/features/header/header.tsx'
import { LanguageSelector } from '#storefront/features/locale/language-selector.tsx'
import { BellPlace } from '#storefront/features/notifications/bell-place.tsx'
import { RecentWithAccount } from '#storefront/features/recent/recent-with-account.tsx'
import { readSearchTexts } from '#storefront/features/search/read-search-texts.ts'
import { SearchForm } from '#storefront/features/search/search-form.tsx'
import { SearchTextsProvider } from '#storefront/features/search/search-texts.tsx'
import { THEME_SCRIPT } from '#storefront/features/theme/theme.ts'
import { ThemeToggle } from '#storefront/features/theme/theme-toggle.tsx'
import { ownScript } from '#storefront/http/own-scripts.ts'
import { StaticMarkup } from '#storefront/next-tuning/markup/static-markup.tsx'
import { isOn } from '#storefront/next-tuning/parts.ts'
import { HydrationSignal } from '#storefront/next-tuning/replayed-clicks/hydration-signal.tsx'
import { RECORD_CLICKS_SCRIPT } from '#storefront/next-tuning/replayed-clicks/replay-clicks.ts'
import { SESSION_SCRIPT } from '#storefront/session/head-script.ts'
import { FONT_CLASSES } from '#storefront/ui/fonts.ts'
import { Icon } from '#storefront/ui/icon.tsx'
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
const ANNOUNCEMENT_SCRIPT = ownScript(SHOW_ANNOUNCEMENT_SCRIPT)

interface LayoutProps {
  readonly params: Promise<{ readonly locale: string }>
  readonly children: ReactNode
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' }

export async function generateMetadata({ params }: Pick<LayoutProps, 'params'>): Promise<Metadata> {
  const locale = await readLocale(params)
  const t = await getTranslations({ locale, namespace: 'common' })
  return {
    metadataBase: new URL(environment().PUBLIC_URL),
    title: { default: t('title', { name: t('siteName') }), template: `%s | ${t('siteName')}` },
    description: t('description'),
    applicationName: t('siteName'),
  }
}

/** The layout of every page of a language: head, header and footer. */
export default async function LocaleLayout({ params, children }: LayoutProps) {
  const locale = await readLocale(params)
  setRequestLocale(locale)
  const writeTo = supportEmail(environment())
  const [t, held, announcements, failureTexts, searchTexts] = await Promise.all([
    getTranslations({ locale }),
    readHeld(locale),
    readAnnouncements(locale),
    readFailureTexts(locale, writeTo),
    readSearchTexts(locale),
  ])
  return (
    <html lang={LOCALES[locale].bcp47} className={FONT_CLASSES} suppressHydrationWarning>
      <head>
        <script>{HEAD_SCRIPT}</script>
        <script type="speculationrules">{PREFETCH_SCRIPT}</script>
      </head>
      <body>
        <StaticMarkup id="icon-symbols">
          <IconSymbols />
        </StaticMarkup>
        <LostChunkGuard />
        <a className="skip" href="#main">
          {t('common.skip')}
        </a>
        <CookieNotice />
        <AnnouncementBar announcements={announcements} />
        <script>{ANNOUNCEMENT_SCRIPT}</script>
        <SearchTextsProvider texts={searchTexts}>
          <Header
            held={held}
            locale={locale}
            supportEmail={writeTo}
            search={<SearchForm id="header-search" size="compact" locale={locale} className="hdr__search" />}
            menuSearch={<SearchForm id="menu-search" size="compact" locale={locale} />}
            menuAccount={
              <>
                <AccountLinks locale={locale} place="drawer" />
                <div className="acct acct--drawer for-people" id={DRAWER_USER_ID} />
              </>
            }
          >
            <ThemeToggle label={t('header.darkTheme')}>
              <Icon name="moon" className="i-moon" />
              <Icon name="sun" className="i-sun" />
            </ThemeToggle>
            <AccountLinks locale={locale} place="header" />
            <div className="acct__own">
              <BellPlace />
              <AccountIsland locale={locale} googleClientId={environment().GOOGLE_CLIENT_ID ?? null} />
            </div>
          </Header>
          <div id={BARS_ID} />
          <main id="main">
            <FailureTextsProvider texts={failureTexts}>{children}</FailureTextsProvider>
          </main>
        </SearchTextsProvider>
        <SaveIsland downloaded={t('common.downloaded')} />
        <Footer held={held} locale={locale} supportEmail={writeTo}>
          <LanguageSelector locale={locale} />
        </Footer>
        <RecentWithAccount />
        {REPLAYS_CLICKS && <HydrationSignal />}
      </body>
    </html>
  )
}

async function readLocale(params: LayoutProps['params']): Promise<Locale> {
  const { locale } = await params
  return isLocale(locale) ? locale : notFound()
}

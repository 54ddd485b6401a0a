import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { readAnnouncements } from '#storefront/data/announcements.ts'
import { readHeld } from '#storefront/data/menu.ts'
import { readSite } from '#storefront/data/site.ts'
import { readSiteTexts } from '#storefront/data/site-texts.ts'
import { environment } from '#storefront/env.ts'
import { AccountIsland } from '#storefront/features/account/account-island.tsx'
import { AccountLinks } from '#storefront/features/account/account-links.tsx'
import { CookieNotice } from '#storefront/features/account/cookie-notice.tsx'
import { BARS_ID, DRAWER_USER_ID } from '#storefront/features/account/slots.ts'
import { AnnouncementBar } from '#storefront/features/announcement/announcement-bar.tsx'
import { SHOW_ANNOUNCEMENT_SCRIPT } from '#storefront/features/announcement/show-announcement.ts'
import { CardFilms } from '#storefront/features/card-films/card-films.tsx'
import { SaveIsland } from '#storefront/features/collections/save-island.tsx'
import { Footer } from '#storefront/features/footer/footer.tsx'
import { Header } from '#storefront/features/header/header.tsx'
import { LanguageSelector } from '#storefront/features/locale/language-selector.tsx'
import { BellPlace } from '#storefront/features/notifications/bell-place.tsx'
import { RecentWithAccount } from '#storefront/features/recent/recent-with-account.tsx'
import { readSearchTexts } from '#storefront/features/search/read-search-texts.ts'
import { SearchForm } from '#storefront/features/search/search-form.tsx'
import { SearchTextsProvider } from '#storefront/features/search/search-texts.tsx'
import { ThemeToggle } from '#storefront/features/theme/theme-toggle.tsx'
import { ownScript } from '#storefront/http/own-scripts.ts'
import { Icon } from '#storefront/ui/icon.tsx'

const ANNOUNCEMENT_SCRIPT = ownScript(SHOW_ANNOUNCEMENT_SCRIPT)

interface LayoutProps {
  readonly params: PageParams<never>
  readonly children: ReactNode
}

/** The default layout (spec section 2, "Layouts"): announcement bar, header and footer. */
export default async function SiteLayout({ params, children }: LayoutProps) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const [t, held, announcements, searchTexts, site, texts] = await Promise.all([
    getTranslations({ locale }),
    readHeld(locale),
    readAnnouncements(locale),
    readSearchTexts(locale),
    readSite(locale),
    readSiteTexts(locale),
  ])
  return (
    <>
      <a className="skip" href="#main">
        {t('common.skip')}
      </a>
      <CookieNotice locale={locale} />
      <AnnouncementBar announcements={announcements} />
      <script>{ANNOUNCEMENT_SCRIPT}</script>
      <SearchTextsProvider texts={searchTexts}>
        <Header
          site={site}
          held={held}
          texts={texts}
          locale={locale}
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
        <main id="main">{children}</main>
      </SearchTextsProvider>
      <CardFilms />
      <SaveIsland downloaded={t('common.downloaded')} purchased={t('common.purchased')} />
      <Footer site={site} held={held} written={texts.footer} locale={locale}>
        <LanguageSelector locale={locale} offered={site.locales} />
      </Footer>
      <RecentWithAccount />
    </>
  )
}

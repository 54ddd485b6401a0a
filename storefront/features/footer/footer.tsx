import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import type { KindCounts } from '#domain/contract/menu.ts'
import type { Site } from '#domain/contract/site.ts'
import type { MenuColumn } from '#domain/contract/site-texts.ts'
import { LEGAL_PAGES } from '#domain/legal/pages.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { isHeld } from '#domain/menu/held.ts'
import { heldLinks } from '#domain/menu/held-links.ts'
import { href } from '#domain/routing/href.ts'
import type { ListingParams } from '#domain/routing/params.ts'
import { StaticMarkup } from '#storefront/next-tuning/markup/static-markup.tsx'
import { SubscribeForm } from '#storefront/ui/form/subscribe-form.tsx'
import { Logo } from '#storefront/ui/logo.tsx'

interface FooterProps {
  readonly site: Site
  readonly held: KindCounts | null
  /** The columns that editors wrote; without any, the built-in ones. */
  readonly written: readonly MenuColumn[]
  readonly locale: Locale
  /** Controls at its end. */
  readonly children: ReactNode
}

/** The years of the copyright line (spec section 9). */
const YEARS = '2021–2026'

/** What the library holds, the other ways into it, and the choice of language. */
export function Footer({ site, held, written, locale, children }: FooterProps) {
  const t = useTranslations()
  return (
    <footer className="foot">
      <div className="wrap">
        <StaticMarkup id="footer-links" of={[site, held, written, locale]}>
          <FooterLinks {...{ site, held, written, locale }} />
        </StaticMarkup>
        <section className="foot__news" aria-labelledby="foot-news">
          <div>
            <h2 className="foot__h" id="foot-news">
              {t('newsletter.title')}
            </h2>
            <p className="muted">{t('newsletter.lead')}</p>
          </div>
          <SubscribeForm locale={locale} />
        </section>
        <div className="foot__b">
          <span>{t('footer.copyright', { years: YEARS, name: site.legalName || site.name })}</span>
          {children}
        </div>
      </div>
    </footer>
  )
}

/** What is the same on every page of a language. */
function FooterLinks({ site, held, written, locale }: Omit<FooterProps, 'children'>) {
  const t = useTranslations()
  const listings = (links: readonly (readonly [label: string, listing: ListingParams])[]) =>
    links
      .filter(([, listing]) => isHeld(held, listing))
      .map(([label, listing]) => [label, href('listing', locale, listing)] as const)
  const builtIn = [
    {
      heading: t('footer.assets'),
      links: listings(KIND_CODES.map((kind) => [t(`kinds.${kind}.many`), { kind }])),
    },
    {
      heading: t('footer.packs'),
      links: [
        ...listings([
          [t('footer.allPacks'), { form: 'pack' }],
          [t('footer.latestPacks'), { form: 'pack', variant: 'latest' }],
          [t('footer.freePacks'), { form: 'pack', variant: 'free' }],
        ]),
        [t('kinds.all.bundles'), href('bundles', locale)],
      ],
    },
    {
      heading: t('footer.explore'),
      links: [
        ...listings([
          [t('footer.popular'), { variant: 'popular' }],
          [t('footer.latest'), { variant: 'latest' }],
          [t('header.free'), { variant: 'free' }],
          [t('header.exclusive'), { variant: 'exclusive' }],
        ]),
        [t('footer.collections'), href('collections', locale)],
        [t('header.tools.pictureSearch'), href('pictureSearch', locale)],
      ],
    },
    {
      heading: t('footer.library'),
      links: [
        [t('header.categories'), href('categories', locale)],
        [t('footer.styles'), href('styles', locale)],
        [t('footer.tags'), href('tags', locale)],
        [t('header.contributors'), href('contributors', locale)],
        [t('account.becoming.title'), href('becomeContributor', locale)],
        [t('statements.title'), href('statements', locale)],
        [t('footer.licences'), href('licences', locale)],
        [t('blog.title'), href('blog', locale)],
        [t('header.contact'), href('contact', locale)],
        [t('takedown.link'), href('takedown', locale)],
        ...LEGAL_PAGES.map((slug) => [t(`legal.${slug}`), href('legal', locale, { slug })] as const),
      ],
    },
  ] as const
  const columns =
    written.length > 0
      ? written.map(({ heading, links }) => ({
          heading,
          links: heldLinks(links, held).map(({ label, href }) => [label, href] as const),
        }))
      : builtIn
  return (
    <div className="foot__g">
      <div className="stack foot__about">
        <Logo name={site.name} picture={site.logo} label={t('header.home')} href={href('home', locale)} />
        <p className="muted">{site.tagline ?? t('footer.about')}</p>
        {site.legalName !== '' && (
          <address className="foot__legal muted">
            {[site.legalName, ...site.address].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        )}
        {site.links.length > 0 && (
          <ul className="foot__l">
            {site.links.map(({ label, href: address }) => (
              <li key={address}>
                <a href={address} rel="noopener me">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {columns.map(({ heading, links }) => (
        <nav key={heading} aria-label={heading}>
          <h2 className="foot__h">{heading}</h2>
          <ul className="foot__l">
            {links.map(([label, address]) => (
              <li key={address}>
                <a href={address}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}

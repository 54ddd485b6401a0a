import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '#domain/locales/locales.ts'
import {
  CONTRIBUTOR_SECTIONS,
  DASHBOARD_GROUP_CODES,
  DASHBOARD_GROUPS,
  DASHBOARD_SECTIONS,
  type DashboardSection,
  sectionInMenu,
} from '#domain/routing/account-views.ts'
import { href } from '#domain/routing/href.ts'
import { CartCount } from '#storefront/actions/cart/cart-count.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import type { IconName } from '#storefront/ui/icon-shapes.ts'

const ICONS = {
  downloads: 'download',
  certificates: 'circle-check',
  favorites: 'heart',
  carts: 'bag',
  members: 'users',
  notifications: 'bell',
  'notification-settings': 'sliders-horizontal',
  subscriptions: 'crown',
  upgrade: 'crown',
  usage: 'calendar',
  billing: 'receipt',
  transactions: 'file',
  referral: 'users',
  affiliation: 'link',
  'payout-details': 'scale',
  cashouts: 'receipt',
  statements: 'file',
  profile: 'user',
} as const satisfies Record<DashboardSection, IconName>

interface DashboardShellProps {
  readonly locale: Locale
  readonly section: DashboardSection
  readonly children: ReactNode
}

/** The sections of a person's own pages, beside the one that is open; above it on small screens. */
export function DashboardShell({ locale, section, children }: DashboardShellProps) {
  const t = useTranslations('dashboard')
  return (
    <div className="wrap dash fills-window">
      <nav className="side dash__nav" aria-label={t('label')}>
        {DASHBOARD_GROUP_CODES.map((group) => (
          <div key={group} className="dash__group">
            <p className="side__h" id={`dash-${group}`}>
              {t(`groups.${group}`)}
            </p>
            <ul aria-labelledby={`dash-${group}`}>
              {DASHBOARD_GROUPS[group].map((code) => (
                <li key={code} className={classOf(code)}>
                  <a
                    href={href('dashboard', locale, { section: code })}
                    aria-current={currentOf(code, section)}
                  >
                    <Icon name={ICONS[code]} />
                    {t(`sections.${code}`)}
                    {code === 'carts' && <CartCount />}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="dash__main">{children}</div>
      <noscript>
        <p className="alert">{t('noScripts')}</p>
      </noscript>
    </div>
  )
}

/** Entries that the styles hide from other accounts. */
function classOf(code: DashboardSection): string | undefined {
  if (DASHBOARD_SECTIONS[code].guard === 'team') return 'dash__team'
  return CONTRIBUTOR_SECTIONS.has(code) ? 'dash__contributor' : undefined
}

/** `true` marks the entry that a page below it belongs to. */
function currentOf(code: DashboardSection, section: DashboardSection): 'page' | 'true' | undefined {
  if (code === section) return 'page'
  return code === sectionInMenu(section) ? 'true' : undefined
}

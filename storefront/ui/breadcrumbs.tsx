import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Icon } from '#storefront/ui/icon.tsx'

export interface Crumb {
  readonly label: string
  readonly href: string
  /** Whether the palette of the page is kept (features/detail/palettes/carry-palette.ts). */
  readonly carriesPalette?: boolean
}

/** Links from the home page down to the parent of this page. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useTranslations('common')
  return (
    <nav className="crumbs" aria-label={t('breadcrumbs')}>
      {crumbs.map(({ label, href, carriesPalette }, index) => (
        <Fragment key={href}>
          {index > 0 && <Icon name="chevron-right" />}
          <a href={href} data-carries-palette={carriesPalette ? '' : undefined}>
            {label}
          </a>
        </Fragment>
      ))}
    </nav>
  )
}

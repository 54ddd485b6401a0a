import { useTranslations } from 'next-intl'
import { CONTRIBUTOR_ORDERS, type ContributorFinding, MAX_FIND_LENGTH } from '#domain/contributors/finding.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface ContributorFinderProps {
  readonly locale: Locale
  readonly finding: ContributorFinding
}

/** Finds a contributor by name, and sorts the list. A form and links: both are addresses. */
export function ContributorFinder({ locale, finding }: ContributorFinderProps) {
  const t = useTranslations('contributor.find')
  const { find, order = CONTRIBUTOR_ORDERS[0] } = finding
  return (
    <div className="finder">
      <search>
        <form action={href('contributors', locale)}>
          <div className="search">
            <Icon name="search" />
            <label className="vh" htmlFor="find-contributor">
              {t('label')}
            </label>
            <input
              id="find-contributor"
              name="find"
              type="search"
              defaultValue={find}
              placeholder={t('label')}
              maxLength={MAX_FIND_LENGTH}
              autoComplete="off"
              required
            />
          </div>
          {order !== CONTRIBUTOR_ORDERS[0] && <input type="hidden" name="order" value={order} />}
          <Button type="submit" tone="strong">
            {t('submit')}
          </Button>
        </form>
      </search>
      <nav className="seg" aria-label={t('order')}>
        {CONTRIBUTOR_ORDERS.map((one) => (
          <a
            key={one}
            href={href('contributors', locale, { ...finding, order: one })}
            aria-current={one === order ? 'true' : undefined}
          >
            {t(`orders.${one}`)}
          </a>
        ))}
      </nav>
    </div>
  )
}

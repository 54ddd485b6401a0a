import { useTranslations } from 'next-intl'
import type { DashboardSection } from '#domain/routing/account-views.ts'

const ROWS = 6

/** A section whose person is not known yet: its heading, and rows that are still to come. */
export function DashboardSkeleton({ section }: { readonly section: DashboardSection }) {
  const t = useTranslations()
  return (
    <>
      <h1 className="h-1">{t(`dashboard.sections.${section}`)}</h1>
      <div className="sk-late stack needs-script" role="status">
        <span className="vh">{t('common.loading')}</span>
        {[...Array(ROWS).keys()].map((row) => (
          <div key={row} className="sk dash__row" aria-hidden="true" />
        ))}
      </div>
    </>
  )
}

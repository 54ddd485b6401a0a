import { useTranslations } from 'next-intl'

/** Placeholders in the grid of the results. Shown only after 150 ms, so that quick pages do not flicker. */
export function GridSkeleton({ count, large = false }: { readonly count: number; readonly large?: boolean }) {
  const t = useTranslations('common')
  return (
    <div className="sk-late" role="status">
      <span className="vh">{t('loading')}</span>
      <div className={large ? 'grid grid--lg' : 'grid grid--icons'} aria-hidden="true">
        {[...Array(count).keys()].map((place) => (
          <div key={place} className="plate sk" />
        ))}
      </div>
    </div>
  )
}

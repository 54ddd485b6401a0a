import { useTranslations } from 'next-intl'
import { Icon } from '#storefront/ui/icon.tsx'
import { pageWindow } from '#storefront/ui/page-window.ts'

interface PaginationProps {
  readonly page: number
  readonly pageCount: number
  /** The address of a page of the same listing. */
  readonly hrefOf: (page: number) => string
}

/** Links to the other pages of a listing; nothing where there is one page. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  const t = useTranslations('common.pages')
  if (pageCount <= 1) return null
  return (
    <nav className="pages" aria-label={t('label')}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" aria-label={t('previous')}>
          <Icon name="chevron-left" />
        </a>
      )}
      {pageWindow(page, pageCount).map((one, index, all) =>
        one === null ? (
          <span key={`gap after ${all[index - 1]}`}>…</span>
        ) : (
          <a
            key={one}
            href={hrefOf(one)}
            aria-label={t('page', { page: one })}
            aria-current={one === page ? 'page' : undefined}
          >
            {one}
          </a>
        ),
      )}
      {page < pageCount && (
        <a href={hrefOf(page + 1)} rel="next" aria-label={t('next')}>
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}

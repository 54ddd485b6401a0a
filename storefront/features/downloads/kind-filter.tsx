import { useTranslations } from 'next-intl'
import type { Kind } from '#domain/assets/kinds.ts'
import { type DownloadsView, printQuery } from '#storefront/features/downloads/query.ts'

interface KindFilterProps {
  /** Kinds that there are any of. */
  readonly kinds: readonly Kind[]
  readonly query: DownloadsView
}

/** One kind of the downloads, or all; a kind of the address that there is none of is still said. */
export function KindFilter({ kinds, query }: KindFilterProps) {
  const t = useTranslations()
  const shown = query.kind === null || kinds.includes(query.kind) ? kinds : [...kinds, query.kind]
  return (
    <nav className="seg downloads__kinds" aria-label={t('downloads.kinds')}>
      {[null, ...shown].map((kind) => (
        <a
          key={kind ?? 'all'}
          href={printQuery({ ...query, kind, page: 1 })}
          aria-current={kind === query.kind ? 'true' : undefined}
        >
          {kind === null ? t('downloads.all') : t(`kinds.${kind}.many`)}
        </a>
      ))}
    </nav>
  )
}

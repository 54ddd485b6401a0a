'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { DownloadList } from '#domain/contract/account-downloads.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { DownloadTable } from '#storefront/features/downloads/download-table.tsx'
import { KindFilter } from '#storefront/features/downloads/kind-filter.tsx'
import {
  LoadFailed,
  LoadingRows,
  NoDownloads,
  NoResults,
} from '#storefront/features/downloads/placeholders.tsx'
import { apiPath, printQuery } from '#storefront/features/downloads/query.ts'
import { SearchField } from '#storefront/features/downloads/search-field.tsx'
import { useInPageLinks } from '#storefront/features/downloads/use-in-page-links.ts'
import { useQuery } from '#storefront/features/downloads/use-query.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Pagination } from '#storefront/ui/pagination.tsx'
import './downloads.css'

/** The user's downloads (spec section 2, dashboard): filtered by kind and words, to download again. */
export function Downloads({ locale }: { readonly locale: Locale }) {
  const t = useTranslations()
  const section = useRef<HTMLElement>(null)
  const [query, setQuery] = useQuery()
  const { data, failure, refreshing, mutate } = useApi<{ downloads: DownloadList }>(apiPath(query, locale))
  useInPageLinks(section)
  const list = data?.downloads

  return (
    <section ref={section} className="downloads" aria-labelledby="downloads-title">
      <h1 className="h-1" id="downloads-title">
        {t('dashboard.sections.downloads')}
      </h1>
      {(list === undefined || list.kinds.length > 0) && (
        <div className="row between row--wrap downloads__tools">
          <KindFilter kinds={list?.kinds ?? []} query={query} />
          <SearchField words={query.q} onSearch={(q) => setQuery({ ...query, q, page: 1 })} />
        </div>
      )}
      <p className="vh" role="status">
        {list !== undefined && !refreshing && t('downloads.found', { count: list.total })}
      </p>
      {failure !== null && !refreshing ? (
        <LoadFailed onRetry={() => void mutate()} />
      ) : list === undefined ? (
        <LoadingRows />
      ) : list.hits.length > 0 ? (
        <DownloadTable entries={list.hits} locale={locale} stale={refreshing} />
      ) : list.kinds.length > 0 ? (
        <NoResults />
      ) : (
        <NoDownloads locale={locale} />
      )}
      {list !== undefined && (
        <Pagination
          page={list.page}
          pageCount={list.pageCount}
          hrefOf={(page) => printQuery({ ...query, page })}
        />
      )}
    </section>
  )
}

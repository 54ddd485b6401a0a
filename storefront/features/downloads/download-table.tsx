'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import type { DownloadEntry } from '#domain/contract/account-downloads.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { DownloadRow } from '#storefront/features/downloads/download-row.tsx'

const LicenceDialog = lazy(() => import('./licence-dialog.tsx'))

interface DownloadTableProps {
  readonly entries: readonly DownloadEntry[]
  readonly locale: Locale
  /** Others are on their way. */
  readonly stale: boolean
}

/** The downloads of a page; two lines each on small screens. */
export function DownloadTable({ entries, locale, stale }: DownloadTableProps) {
  const t = useTranslations('downloads')
  const [asked, setAsked] = useState<DownloadEntry | null>(null)
  return (
    <>
      <table className="table downloads__table" data-stale={stale || undefined}>
        <caption className="vh">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.asset')}</th>
            <th scope="col">{t('columns.pack')}</th>
            <th scope="col">{t('columns.format')}</th>
            <th scope="col">{t('columns.when')}</th>
            <th scope="col">
              <span className="vh">{t('columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <DownloadRow key={entry.id} entry={entry} locale={locale} onLicence={() => setAsked(entry)} />
          ))}
        </tbody>
      </table>
      {asked !== null && (
        <Suspense>
          <LicenceDialog entry={asked} locale={locale} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}

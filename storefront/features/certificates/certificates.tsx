'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CertificateList } from '#domain/contract/certificates.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { CertificateTable } from '#storefront/features/certificates/certificate-table.tsx'
import { useApi } from '#storefront/session/use-api.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { ReadFrame } from '#storefront/ui/read-frame.tsx'
import './certificates.css'

const ROWS = 4

/** The certificates of the user's downloads, newest first. */
export function Certificates({ locale }: { readonly locale: Locale }) {
  const t = useTranslations()
  const [page, setPage] = useState(1)
  const read = useApi<{ certificates: CertificateList }>(`/auth/certificates?page=${page}`)
  const list = read.data?.certificates
  return (
    <section className="certificates" aria-labelledby="certificates-title">
      <div className="row row--wrap certificates__head">
        <h1 className="h-1" id="certificates-title">
          {t('dashboard.sections.certificates')}
        </h1>
        <a className="link" href={href('certificateSearch', locale)}>
          {t('certificates.check.search.link')}
        </a>
      </div>
      <ReadFrame reads={[read]} notRead={t('certificates.notRead')} waiting={ROWS}>
        {list?.total === 0 && (
          <EmptyState heading={t('certificates.none.heading')} text={t('certificates.none.text')}>
            <LinkButton tone="primary" href={href('dashboard', locale, { section: 'downloads' })}>
              {t('certificates.none.step')}
            </LinkButton>
          </EmptyState>
        )}
        {list !== undefined && list.total > 0 && <CertificateTable entries={list.hits} locale={locale} />}
      </ReadFrame>
      {list !== undefined && list.pageCount > 1 && (
        <div className="row certificates__pages">
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('certificates.newer')}
          </Button>
          <Button size="small" disabled={page === list.pageCount} onClick={() => setPage(page + 1)}>
            {t('certificates.older')}
          </Button>
        </div>
      )}
    </section>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import type { CertificateEntry } from '#domain/contract/certificates.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { certificateFile, certificatePdf } from '#storefront/session/certificate-addresses.ts'
import { Badge } from '#storefront/ui/badge.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { whenOf } from '#storefront/ui/when.ts'

interface CertificateTableProps {
  readonly entries: readonly CertificateEntry[]
  readonly locale: Locale
}

/** Certificates as a table; on small screens the facts are below each title. */
export function CertificateTable({ entries, locale }: CertificateTableProps) {
  const t = useTranslations('certificates')
  return (
    <table className="table certificates__table">
      <caption className="vh">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.asset')}</th>
          <th scope="col">{t('columns.licensee')}</th>
          <th scope="col">{t('columns.issued')}</th>
          <th scope="col">
            <span className="vh">{t('columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <CertificateRow key={entry.number} entry={entry} locale={locale} />
        ))}
      </tbody>
    </table>
  )
}

function CertificateRow({ entry, locale }: { readonly entry: CertificateEntry; readonly locale: Locale }) {
  const t = useTranslations('certificates')
  const { number, title, licensee, licence, status } = entry
  const { day } = whenOf(new Date(entry.issued_at), new Date(), locale)
  return (
    <tr>
      <td>
        <a
          className="certificates__title"
          href={href('certificate', locale, { number: number.toLowerCase() })}
        >
          {title}
        </a>
        {status.state === 'revoked' && <Badge tone="bad">{t('revoked')}</Badge>}
        <span className="tiny muted certificates__line num">{number}</span>
        <span className="tiny muted certificates__line">{licence}</span>
        <span className="tiny muted certificates__facts">{[licensee, day].join(' · ')}</span>
      </td>
      <td className="muted">{licensee}</td>
      <td className="muted num">
        <time dateTime={entry.issued_at}>{day}</time>
      </td>
      <td>
        <span className="certificates__acts">
          <LinkButton
            tone="quiet"
            size="small"
            href={certificatePdf(number, locale)}
            aria-label={t('pdfOf', { number })}
            download
          >
            <Icon name="download" />
            PDF
          </LinkButton>
          <LinkButton
            tone="quiet"
            size="small"
            href={certificateFile(number)}
            aria-label={t('fileOf', { number })}
            download
          >
            <Icon name="download" />
            JSON
          </LinkButton>
        </span>
      </td>
    </tr>
  )
}

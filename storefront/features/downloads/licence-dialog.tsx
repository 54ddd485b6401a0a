'use client'

import { useTranslations } from 'next-intl'
import type { DownloadEntry } from '#domain/contract/account-downloads.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { LicenceChange } from '#storefront/features/downloads/licence-change.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { dateLanguage } from '#storefront/ui/date-language.ts'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { useTimedFlag } from '#storefront/ui/use-timed-flag.ts'

interface LicenceDialogProps {
  readonly entry: DownloadEntry
  readonly locale: Locale
  readonly onClose: () => void
}

/** The licence that a download was made under, and the words that name its author, to be copied. */
export default function LicenceDialog({ entry, locale, onClose }: LicenceDialogProps) {
  const t = useTranslations()
  const { licence, attribution } = entry
  const day = new Intl.DateTimeFormat(dateLanguage(locale), { dateStyle: 'long' })
  return (
    <Dialog title={entry.item.title} closeLabel={t('common.close')} onClose={onClose}>
      <dl className="facts">
        <dt>{t('downloads.licence')}</dt>
        <dd>
          <a className="link" href={licence.url ?? href('licences', locale)}>
            {licence.name}
          </a>
        </dd>
        <dt>{t('downloads.version')}</dt>
        <dd>{licence.version}</dd>
        <dt>{t('downloads.since')}</dt>
        <dd>{day.format(new Date(entry.downloaded_at))}</dd>
      </dl>
      <p className="small muted">{t('downloads.kept')}</p>
      <LicenceChange download={entry.id} locale={locale} />
      {attribution === null ? (
        <p className="small">{t('downloads.noAttribution')}</p>
      ) : (
        <>
          <Credit label={t('downloads.asText')} text={attribution.text} />
          <Credit label={t('downloads.asHtml')} text={attribution.html} />
        </>
      )}
    </Dialog>
  )
}

function Credit({ label, text }: { readonly label: string; readonly text: string }) {
  const t = useTranslations('downloads')
  const [copied, flagCopied] = useTimedFlag()
  return (
    <section className="downloads__credit">
      <div className="row between">
        <h3 className="h-4">{label}</h3>
        <Button
          size="small"
          aria-label={copied ? t('copied') : t('copyOf', { what: label })}
          onClick={() => void navigator.clipboard.writeText(text).then(flagCopied)}
        >
          <Icon name={copied ? 'check' : 'copy'} />
          {t(copied ? 'copied' : 'copy')}
        </Button>
      </div>
      <p className="small downloads__words">{text}</p>
      <span className="vh" role="status">
        {copied ? t('copied') : ''}
      </span>
    </section>
  )
}

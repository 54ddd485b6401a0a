'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FORMATS } from '#domain/assets/formats.ts'
import type { DownloadEntry } from '#domain/contract/account-downloads.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { AgainButton } from '#storefront/features/downloads/again-button.tsx'
import { CertificateButton } from '#storefront/features/downloads/certificate-button.tsx'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { Badge } from '#storefront/ui/badge.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { GROUND_LOOKS, groundFor } from '#storefront/ui/ground.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { SIZES } from '#storefront/ui/sizes.ts'
import { whenOf } from '#storefront/ui/when.ts'

interface DownloadRowProps {
  readonly entry: DownloadEntry
  readonly locale: Locale
  readonly onLicence: () => void
}

export function DownloadRow({ entry, locale, onLicence }: DownloadRowProps) {
  const t = useTranslations()
  const { item, pack, width } = entry
  const { day, time } = whenOf(new Date(entry.downloaded_at), new Date(), locale)
  const when = time === null ? day : t('downloads.when', { day, time })
  const format = [FORMATS[entry.format].label, ...(width === null ? [] : [`${width} px`])].join(' ')
  const state = stateOf(entry)
  const facts = [t(`kinds.${item.kind}.one`), format, when]
  return (
    <tr>
      <td>
        <Linked to={entry.offered ? href('item', locale, item) : null} className="row downloads__asset">
          <Thumb item={item} />
          <span>
            <span className="downloads__title">{item.title}</span>
            <span className="tiny muted downloads__kind">{facts[0]}</span>
            <span className="tiny muted downloads__facts">{facts.join(' · ')}</span>
            {state !== null && (
              <Badge tone={state === 'retired' ? 'neutral' : 'bad'}>{t(`downloads.${state}`)}</Badge>
            )}
          </span>
        </Linked>
      </td>
      <td className="muted">
        {pack && (
          <Linked to={pack.address && href('pack', locale, pack.address)} className="downloads__pack">
            {pack.title}
          </Linked>
        )}
      </td>
      <td>
        <Badge>{format}</Badge>
      </td>
      <td className="muted num">
        <time dateTime={entry.downloaded_at}>{when}</time>
      </td>
      <td>
        <span className="downloads__acts">
          <Button
            tone="quiet"
            size="small"
            iconOnly
            aria-label={t('downloads.licenceOf', { title: item.title })}
            aria-haspopup="dialog"
            onClick={onLicence}
          >
            <Icon name="scale" />
          </Button>
          {entry.again && <CertificateButton entry={entry} locale={locale} />}
          {entry.again && <AgainButton entry={entry} />}
        </span>
      </td>
    </tr>
  )
}

/** What the badge says; null for a download of a work that is still offered. */
function stateOf({ withdrawn, offered, again }: DownloadEntry): 'withdrawn' | 'retired' | 'removed' | null {
  if (withdrawn) return 'withdrawn'
  if (offered) return null
  return again ? 'retired' : 'removed'
}

function Thumb({ item: { kind, preview } }: Pick<DownloadEntry, 'item'>) {
  if (preview === null)
    return (
      <span className="thumb">
        <Icon name="image-off" />
      </span>
    )
  const looks = kind === 'photo' ? 'downloads__photo' : GROUND_LOOKS[groundFor(kind, preview.ground)]
  return (
    <span className={`thumb ${looks}`}>
      <Artwork preview={preview} sizes={SIZES.thumb} />
    </span>
  )
}

/** A link where there is something to lead to. */
function Linked({
  to,
  className,
  children,
}: {
  readonly to: string | null
  readonly className: string
  readonly children: ReactNode
}) {
  return to === null ? (
    <span className={className}>{children}</span>
  ) : (
    <a className={className} href={to}>
      {children}
    </a>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { DownloadEntry } from '#domain/contract/account-downloads.ts'
import type { SignedCertificate } from '#domain/contract/certificates.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { certificatePdf } from '#storefront/session/certificate-addresses.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { saveFile } from '#storefront/ui/save-file.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface CertificateButtonProps {
  readonly entry: DownloadEntry
  readonly locale: Locale
}

/** Issues the certificate of a download, or the same one again, and saves it as PDF. */
export function CertificateButton({ entry: { id, item }, locale }: CertificateButtonProps) {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)

  const fetchCertificate = async () => {
    setBusy(true)
    const answer = await callApi<{ certificate: SignedCertificate }>(
      'POST',
      `/auth/downloads/${id}/certificate`,
    )
    setBusy(false)
    if (answer.ok) {
      const { number } = answer.value.certificate.certificate
      saveFile(certificatePdf(number, locale), `${number}.pdf`)
      return
    }
    const code = answer.faults[0]?.code ?? 'unavailable'
    await showToast({
      text: t(`errors.${code}`),
      tone: 'bad',
      action:
        code === 'certificate-name-missing'
          ? { label: t('downloads.openProfile'), href: href('dashboard', locale, { section: 'profile' }) }
          : undefined,
    })
  }

  return (
    <Button
      tone="quiet"
      size="small"
      iconOnly
      busy={busy}
      disabled={busy}
      aria-label={t('downloads.certificateOf', { title: item.title })}
      title={t('downloads.certificate')}
      onClick={() => void fetchCertificate()}
    >
      <Icon name="circle-check" />
    </Button>
  )
}

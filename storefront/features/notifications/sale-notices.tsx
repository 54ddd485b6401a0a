'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { SaleNotices as List, SaleNotice } from '#domain/contract/sale-notices.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { SaleNoticeRow } from '#storefront/features/notifications/sale-notice-row.tsx'
import { callApi } from '#storefront/session/call-api.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

/** The exclusive assets that the user wants to be notified about when they can be bought. */
export function SaleNotices({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('notifications.sale')
  const form = useTranslations('form')
  const common = useTranslations('common')
  const list = useTranslations('notifications')
  const language = useLocale()
  const [page, setPage] = useState(1)
  const { data, failure, mutate } = useApi<List>(`/sale-notices?page=${page}&lang=${language}`)

  async function cancel({ form, slug }: SaleNotice): Promise<void> {
    const answer = await callApi('POST', '/sale-notices', { body: { form, slug, wanted: false } })
    if (answer.ok) await mutate()
    else await showToast({ text: t('notCancelled'), tone: 'bad' })
  }

  return (
    <section className="stack" id="sale-notices" aria-labelledby="sale-notices-title">
      <div>
        <h2 className="h-3" id="sale-notices-title">
          {t('title')}
        </h2>
        <p className="muted">{t('intro')}</p>
      </div>
      {failure !== null && data === undefined && (
        <p className="alert alert--bad" role="alert">
          <Icon name="circle-alert" />
          <span className="grow">{t('failed')}</span>
          <Button size="small" onClick={() => mutate()}>
            {form('retry')}
          </Button>
        </p>
      )}
      {data?.notices.length === 0 && <p className="muted">{t('empty')}</p>}
      {data !== undefined && data.notices.length > 0 && (
        <ul className="notes">
          {data.notices.map((notice) => (
            <SaleNoticeRow
              key={`${notice.form}:${notice.slug}`}
              notice={notice}
              locale={locale}
              onCancel={() => cancel(notice)}
            />
          ))}
        </ul>
      )}
      {data !== undefined && data.pageCount > 1 && (
        <nav className="row notes__pages" aria-label={common('pages.label')}>
          <Button disabled={data.page <= 1} onClick={() => setPage(data.page - 1)}>
            <Icon name="chevron-left" />
            {list('newer')}
          </Button>
          <Button disabled={data.page >= data.pageCount} onClick={() => setPage(data.page + 1)}>
            {list('older')}
            <Icon name="chevron-right" />
          </Button>
        </nav>
      )}
    </section>
  )
}

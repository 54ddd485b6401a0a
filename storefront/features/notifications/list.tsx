'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { NotificationList } from '#domain/contract/notifications.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Entry } from '#storefront/features/notifications/entry.tsx'
import { type Day, groupByDay, nearDay } from '#storefront/features/notifications/group-by-day.ts'
import { ListHead } from '#storefront/features/notifications/list-head.tsx'
import { writeMoment } from '#storefront/features/notifications/moments.ts'
import { ReadButton } from '#storefront/features/notifications/read-button.tsx'
import { ownTimeZone } from '#storefront/features/notifications/time-zone.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import './notifications.css'

const ROWS = 6

/** `/dashboard/notifications`: the user's notifications, by day. */
export function NotificationsList() {
  const t = useTranslations('notifications')
  const form = useTranslations('form')
  const common = useTranslations('common')
  const locale = useLocale()
  const [page, setPage] = useState(1)
  const { data, failure, loading, mutate } = useApi<NotificationList>(
    `/notifications?page=${page}&lang=${locale}`,
  )
  const isEmpty = data !== undefined && data.notifications.length === 0 && page === 1

  return (
    <>
      <ListHead list={data} />
      {failure !== null && (
        <p className="alert alert--bad" role="alert">
          <Icon name="circle-alert" />
          <span className="grow">{t('failed')}</span>
          <Button size="small" onClick={() => mutate()}>
            {form('retry')}
          </Button>
        </p>
      )}
      {loading && (
        <div className="sk-late stack" role="status">
          <span className="vh">{common('loading')}</span>
          {[...Array(ROWS).keys()].map((row) => (
            <div key={row} className="sk dash__row" aria-hidden="true" />
          ))}
        </div>
      )}
      {isEmpty && (
        <EmptyState heading={t('empty.heading')} text={t('empty.text')}>
          <LinkButton tone="primary" href={href('contributors', locale)}>
            {t('empty.action')}
          </LinkButton>
        </EmptyState>
      )}
      {data !== undefined && <Days list={data} locale={locale} />}
      {data !== undefined && data.page_count > 1 && (
        <nav className="row notes__pages" aria-label={common('pages.label')}>
          <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
            <Icon name="chevron-left" />
            {t('newer')}
          </Button>
          <Button disabled={page >= data.page_count} onClick={() => setPage(page + 1)}>
            {t('older')}
            <Icon name="chevron-right" />
          </Button>
        </nav>
      )}
    </>
  )
}

function Days({ list, locale }: { readonly list: NotificationList; readonly locale: Locale }) {
  const timeZone = ownTimeZone()
  return groupByDay(list.notifications, timeZone).map((day) => (
    <section key={day.date} className="notes__day">
      <DayHeading day={day} timeZone={timeZone} />
      <ul className="notes">
        {day.notifications.map((notification) => (
          <li key={notification.id} className="notes__i">
            <Entry notification={notification} locale={locale} timeZone={timeZone} moment="time" />
            {notification.read_at === null && <ReadButton id={notification.id} />}
          </li>
        ))}
      </ul>
    </section>
  ))
}

function DayHeading({ day: { date }, timeZone }: { readonly day: Day; readonly timeZone: string }) {
  const t = useTranslations('notifications')
  const locale = useLocale()
  const near = nearDay(date, new Date(), timeZone)
  const long = writeMoment(`${date}T00:00:00Z`, locale, { dateStyle: 'long', timeZone: 'UTC' })
  return <h2 className="h-3">{near === null ? long : t(near)}</h2>
}

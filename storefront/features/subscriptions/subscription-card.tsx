'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { HeldSubscription } from '#domain/contract/subscriptions.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { href } from '#domain/routing/href.ts'
import { canChangePlan } from '#domain/subscriptions/plan-options.ts'
import { prorates } from '#domain/subscriptions/prorates.ts'
import { CancelDialog } from '#storefront/features/subscriptions/cancel-dialog.tsx'
import { SeatsDialog } from '#storefront/features/subscriptions/seats-dialog.tsx'
import { useCommand } from '#storefront/features/subscriptions/use-command.ts'
import { Badge } from '#storefront/ui/badge.tsx'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { longDay } from '#storefront/ui/date-language.ts'

interface SubscriptionCardProps {
  readonly subscription: HeldSubscription
  readonly locale: Locale
  /** Reads the subscriptions again. */
  readonly onChanged: () => void
}

/** One subscription: what it allows, what was used, what comes next, and what can be changed. */
export function SubscriptionCard({ subscription, locale, onChanged }: SubscriptionCardProps) {
  const t = useTranslations('subscriptions')
  const [open, setOpen] = useState<'cancel' | 'seats' | null>(null)
  const { busy, run } = useCommand(onChanged)
  const { uuid, version, plan_info: plan, status, seats, price } = subscription
  const day = (moment: string) => longDay(locale).format(new Date(moment))
  const amount = formatMoney(money(BigInt(price.amount), price.currency), locale)
  // What is paid once never renews: that is no cancellation.
  const isPaidOnce = plan.method === 'payment'
  const isCancelled = subscription.cancelled_at !== null && !isPaidOnce
  const renews = subscription.next_billing_at

  return (
    <article className="subs__card">
      <div className="row between row--wrap">
        <h2 className="h-3">{plan.name}</h2>
        <Badge tone={status === 'past-due' ? 'bad' : 'neutral'}>
          {t(isCancelled ? 'status.cancelled' : `status.${status}`)}
        </Badge>
      </div>
      {status === 'past-due' && <p className="alert alert--bad">{t('pastDue')}</p>}
      <Usage subscription={subscription} />
      <dl className="subs__facts">
        <Fact label={t('price')} value={t(`per.${plan.period}`, { amount })} />
        {renews !== null && <Fact label={t('next')} value={day(renews)} />}
        {(isCancelled || isPaidOnce) && <Fact label={t('until')} value={day(subscription.usable_until)} />}
        {plan.type === 'team' && <Fact label={t('seats')} value={String(seats)} />}
      </dl>
      {subscription.recurring_subscription_id !== null && (
        <div className="row row--wrap subs__acts">
          {canChangePlan(subscription) && (
            <LinkButton href={href('dashboard', locale, { section: 'upgrade' })}>
              {t('change.act')}
            </LinkButton>
          )}
          {plan.type === 'team' && !isCancelled && prorates(subscription.transaction.gateway) && (
            <Button onClick={() => setOpen('seats')}>{t('changeSeats')}</Button>
          )}
          {isCancelled ? (
            <Button
              tone="primary"
              busy={busy}
              disabled={busy}
              onClick={() =>
                void run('/auth/subscriptions/resume', { subscription_uuid: uuid, version }, t('resumed'))
              }
            >
              {t('resume')}
            </Button>
          ) : (
            <Button tone="quiet" onClick={() => setOpen('cancel')}>
              {t('cancel')}
            </Button>
          )}
        </div>
      )}
      {open === 'cancel' && (
        <CancelDialog
          subscription={subscription}
          until={day(subscription.usable_until)}
          onClose={() => setOpen(null)}
          onDone={onChanged}
        />
      )}
      {open === 'seats' && (
        <SeatsDialog
          subscription={subscription}
          locale={locale}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            onChanged()
          }}
        />
      )}
    </article>
  )
}

/** What was used of the plan's limit in the current day or month; nothing for unlimited plans. */
function Usage({ subscription }: Pick<SubscriptionCardProps, 'subscription'>) {
  const t = useTranslations('subscriptions')
  const limit = subscription.monthly_subscriptions[0]?.download_limit
  if (limit === undefined || limit.limit === null) return <p className="muted">{t('unlimited')}</p>
  const { usage, limit: most, period } = limit
  return (
    <div className="subs__usage">
      <p>{t(`used.${period}`, { used: usage, total: most })}</p>
      <progress
        value={Math.min(usage, most)}
        max={most}
        aria-label={t(`used.${period}`, { used: usage, total: most })}
      />
    </div>
  )
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="muted">{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  )
}

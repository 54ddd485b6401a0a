'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { href } from '#domain/routing/href.ts'
import { track } from '#storefront/session/track.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { OrderLines } from './order-lines.tsx'
import { type OrderReading, useOrder } from './use-order.ts'
import './confirmation.css'

type View = 'asking' | 'unknown' | 'unreachable' | 'pending' | 'late' | 'paid' | 'failed' | 'refunded'

/** What the page says of each state of an order. */
const VIEWS = {
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  expired: 'failed',
  refunded: 'refunded',
  disputed: 'refunded',
} as const satisfies Record<Order['state'], View>

/** Waits for an order to be paid, then shows what was bought and what to do next. */
export function ConfirmationPage() {
  const t = useTranslations('checkout.confirmation')
  const [uuid, setUuid] = useState<string | null | undefined>(undefined)
  const [round, setRound] = useState(0)
  useEffect(() => setUuid(new URLSearchParams(window.location.search).get('order')), [])
  if (uuid === undefined) return <h1 className="h-1">{t('asking.heading')}</h1>
  return <OrderOutcome key={round} uuid={uuid} onAgain={() => setRound(round + 1)} />
}

interface OrderOutcomeProps {
  readonly uuid: string | null
  readonly onAgain: () => void
}

function OrderOutcome({ uuid, onAgain }: OrderOutcomeProps) {
  const t = useTranslations('checkout.confirmation')
  const reading = useOrder(uuid)
  const view = viewOf(reading)
  const order = reading.is === 'known' ? reading.order : null
  useEffect(() => {
    if (view === 'paid') track('purchase', {})
  }, [view])
  return (
    <>
      <div className="stack" role="status" data-outcome={view}>
        <h1 className="h-1">{t(`${view}.heading`)}</h1>
        <p className="lead">{t(`${view}.text`)}</p>
      </div>
      {order !== null && <OrderLines order={order} />}
      <NextStep view={view} order={order} onAgain={onAgain} />
    </>
  )
}

interface NextStepProps {
  readonly view: View
  readonly order: Order | null
  readonly onAgain: () => void
}

function NextStep({ view, order, onAgain }: NextStepProps) {
  const t = useTranslations('checkout.confirmation')
  const locale = useLocale()
  switch (view) {
    case 'asking':
    case 'pending':
      return null
    case 'late':
    case 'unreachable':
      return (
        <div className="row">
          <Button tone="strong" onClick={onAgain}>
            {t('again')}
          </Button>
        </div>
      )
    case 'paid':
      return (
        <div className="row">
          <LinkButton tone="primary" size="large" href={order?.redirect ?? href('listing', locale)}>
            {t(order?.redirect ? 'continue' : 'browse')}
          </LinkButton>
        </div>
      )
    default:
      return (
        <div className="row row--wrap">
          <LinkButton tone="strong" href={href('pricing', locale)}>
            {t('toPricing')}
          </LinkButton>
          <LinkButton href={href('contact', locale)}>{t('contact')}</LinkButton>
        </div>
      )
  }
}

function viewOf(reading: OrderReading): View {
  if (reading.is !== 'known') return reading.is
  const view = VIEWS[reading.order.state]
  return view === 'pending' && reading.late ? 'late' : view
}

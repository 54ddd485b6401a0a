'use client'

import { useTranslations } from 'next-intl'
import type { Gateway } from '#domain/contract/checkout.ts'

/** The ways to pay that a buyer can choose between. */
export const WAYS = ['stripe', 'paypal'] as const satisfies readonly Gateway[]
export type Way = (typeof WAYS)[number]

interface PayWithProps {
  readonly ways: readonly Way[]
  readonly chosen: Way
  readonly onChoose: (way: Way) => void
}

/** The choice between the card and PayPal, where both sell the offer. */
export function PayWith({ ways, chosen, onChoose }: PayWithProps) {
  const t = useTranslations('checkout')
  return (
    <fieldset className="purchase__ways">
      <legend className="small muted">{t('payWith')}</legend>
      {ways.map((way) => (
        <label key={way} className="check">
          <input
            type="radio"
            name="way"
            value={way}
            checked={way === chosen}
            onChange={() => onChoose(way)}
          />
          <span>{t(`ways.${way}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

'use client'

import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState } from 'react'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { readTypedPrice, typedPriceText } from '#domain/money/typed-price.ts'

interface Props extends NumberFieldClientProps {
  /** The field beside it that holds the currency. */
  readonly currencyField: string
}

/**
 * A price typed in major units, 9.00; the field stores minor units. What is no price stays in the field as text, which
 * the server refuses, so that a typing mistake never makes something free.
 */
export function PriceField({ field, path: ownPath, readOnly, currencyField }: Props) {
  const { path, value, setValue, showError, disabled } = useField<number | string | null>({
    potentiallyStalePath: ownPath,
  })
  const currencyPath = [...path.split('.').slice(0, -1), currencyField].join('.')
  const currency = useFormFields(([fields]) => currencyOf(fields[currencyPath]?.value))
  const [typed, setTyped] = useState<string | null>(null)
  const id = `field-${path.replace(/\./g, '__')}`
  const change = (text: string) => {
    setTyped(text)
    const read = readTypedPrice(text, currency)
    setValue(read.ok ? read.amount : read.text)
  }
  return (
    <div className={['field-type', 'number', 'motif-price', showError && 'error'].filter(Boolean).join(' ')}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <span className="motif-price__box">
          <input
            id={id}
            name={path}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            disabled={readOnly || disabled}
            value={typed ?? (typeof value === 'string' ? value : typedPriceText(value, currency))}
            onChange={(event) => change(event.target.value)}
            onBlur={() => setTyped(null)}
          />
          <span aria-hidden="true">{currency}</span>
        </span>
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

function currencyOf(value: unknown): Currency {
  return typeof value === 'string' && isCurrency(value) ? value : 'USD'
}

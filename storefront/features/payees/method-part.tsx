'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { readValues } from '#domain/payees/check-values.ts'
import { METHOD_FIELDS, METHOD_WAIT_HOURS } from '#domain/payees/payout-methods.ts'
import { Badge } from '#storefront/ui/badge.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { schemaOf } from './form-schema.ts'
import type { PartOfDetailsProps } from './identity-part.tsx'
import { KindChoice } from './kind-choice.tsx'
import { dayIn, momentIn } from './moment.ts'
import { Part } from './part.tsx'
import { PayeeForm } from './payee-form.tsx'
import { usePart } from './use-part.ts'

/** Where earnings are paid to, masked, and the earlier accounts. */
export function MethodPart({ details: { methods, offered }, locale, onStored }: PartOfDetailsProps) {
  const t = useTranslations('payees')
  const part = usePart(onStored, t('method.stored', { hours: METHOD_WAIT_HOURS }))
  const [current, ...earlier] = methods
  const [kind, setKind] = useState(
    current !== undefined && offered.includes(current.kind) ? current.kind : 'paypal',
  )
  const waits = current !== undefined && Date.now() < Date.parse(current.usable_from)
  return (
    <Part
      title={t('method.title')}
      lead={t('method.lead', { hours: METHOD_WAIT_HOURS })}
      heading={part.heading}
    >
      {current !== undefined && (
        <div className="row row--wrap">
          <strong>{t(`method.kinds.${current.kind}`)}</strong>
          <span className="num">{current.masked}</span>
          <Badge tone={waits ? 'warn' : 'free'}>
            {waits
              ? t('method.waits', { moment: momentIn(current.usable_from, locale) })
              : t('method.usable')}
          </Badge>
        </div>
      )}
      {current === undefined || part.editing ? (
        <>
          <KindChoice
            legend={t('method.kind')}
            kinds={offered}
            chosen={kind}
            textOf={(one) => t(`method.kinds.${one}`)}
            onChoose={setKind}
          />
          <PayeeForm
            key={kind}
            locale={locale}
            path="method"
            kind={kind}
            fields={METHOD_FIELDS[kind]}
            schema={schemaOf((sent) => readValues(METHOD_FIELDS[kind], sent))}
            send={t('method.send')}
            onCancel={current === undefined ? null : part.close}
            onStored={part.keep}
          />
        </>
      ) : (
        <div>
          <Button onClick={part.open}>{t('method.change')}</Button>
        </div>
      )}
      {earlier.length > 0 && (
        <div className="stack">
          <h3 className="small">{t('method.earlier')}</h3>
          <ul className="notes small muted">
            {earlier.map(({ id, kind: of, masked, created_at: at }) => (
              <li key={id}>
                {t('method.entry', { kind: t(`method.kinds.${of}`), masked, day: dayIn(at, locale) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Part>
  )
}

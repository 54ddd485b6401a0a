'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { PaymentDetails } from '#domain/contract/payees.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { readIdentity } from '#domain/payees/check-identity.ts'
import { IDENTITY_FIELDS, PAYEE_KINDS } from '#domain/payees/identity.ts'
import { Badge } from '#storefront/ui/badge.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { DocumentForm } from './document-form.tsx'
import { schemaOf } from './form-schema.ts'
import { KindChoice } from './kind-choice.tsx'
import { Part } from './part.tsx'
import { PayeeForm } from './payee-form.tsx'
import { Rejection } from './rejection.tsx'
import { ShownValues } from './shown-values.tsx'
import { usePart } from './use-part.ts'

export interface PartOfDetailsProps {
  readonly details: PaymentDetails
  readonly locale: Locale
  readonly onStored: (details: PaymentDetails) => void
}

const TONES = { pending: 'neutral', verified: 'free', rejected: 'bad', replaced: 'neutral' } as const

/** Who the contributor is, with a document that proves it while the statement waits for its decision. */
export function IdentityPart({ details: { identity }, locale, onStored }: PartOfDetailsProps) {
  const t = useTranslations('payees')
  const part = usePart(onStored, t('stored'))
  const [kind, setKind] = useState(identity?.kind ?? 'individual')
  const needed = identity === null || identity.state === 'rejected'
  return (
    <Part title={t('identity.title')} lead={t('identity.lead')} heading={part.heading}>
      {identity !== null && (
        <div className="stack">
          <div>
            <Badge tone={TONES[identity.state]}>{t(`identity.states.${identity.state}`)}</Badge>
          </div>
          <Rejection reason={identity.reason} />
          <ShownValues fields={IDENTITY_FIELDS[identity.kind]} values={identity.shown} locale={locale} />
        </div>
      )}
      {identity?.state === 'pending' && !part.editing && (
        <DocumentForm key={identity.id} stored={identity.has_document} onStored={onStored} />
      )}
      {needed || part.editing ? (
        <>
          <KindChoice
            legend={t('identity.kind')}
            kinds={PAYEE_KINDS}
            chosen={kind}
            textOf={(one) => t(`identity.kinds.${one}`)}
            onChoose={setKind}
          />
          <PayeeForm
            key={kind}
            locale={locale}
            path="identity"
            kind={kind}
            fields={IDENTITY_FIELDS[kind]}
            schema={schemaOf((sent) => readIdentity(kind, sent, Date.now()))}
            send={t('identity.send')}
            onCancel={needed ? null : part.close}
            onStored={part.keep}
          />
        </>
      ) : (
        <div>
          <Button onClick={part.open}>{t('identity.change')}</Button>
        </div>
      )}
    </Part>
  )
}

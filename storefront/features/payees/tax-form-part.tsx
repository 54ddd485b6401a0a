'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { StatedTaxForm } from '#domain/contract/payees.ts'
import { readTaxForm } from '#domain/payees/check-tax-form.ts'
import { validityAt } from '#domain/payees/tax-form-validity.ts'
import { formsOpenTo, TAX_FORMS, type TaxFormKind } from '#domain/payees/tax-forms.ts'
import { Button } from '#storefront/ui/button.tsx'
import { schemaOf } from './form-schema.ts'
import type { PartOfDetailsProps } from './identity-part.tsx'
import { KindChoice } from './kind-choice.tsx'
import { Part } from './part.tsx'
import { PayeeForm } from './payee-form.tsx'
import { SignedForm } from './signed-form.tsx'
import { usePart } from './use-part.ts'

/** The signed tax forms: the newest, and the approved one that is in force until another is approved. */
export function TaxFormPart({
  details: { identity, tax_forms: forms },
  locale,
  onStored,
}: PartOfDetailsProps) {
  const t = useTranslations('payees')
  const part = usePart(onStored, t('stored'))
  const kinds = identity === null || identity.state === 'rejected' ? [] : formsOpenTo(identity)
  const [wanted, setWanted] = useState<TaxFormKind | null>(null)
  // Most contributors live outside the United States.
  const kind = kinds.find((one) => one === wanted) ?? kinds.at(-1)
  const shown = shownOf(forms)
  const needed = !shown.some(({ state, valid_until: until }) => isOpen(state, until))
  return (
    <Part title={t('taxForm.title')} lead={t('taxForm.lead')} heading={part.heading}>
      {shown.map((form) => (
        <SignedForm key={form.id} form={form} locale={locale} />
      ))}
      {kind === undefined && <p className="muted">{t('taxForm.identityFirst')}</p>}
      {kind !== undefined && (needed || part.editing) && (
        <>
          <KindChoice
            legend={t('taxForm.kind')}
            kinds={kinds}
            chosen={kind}
            textOf={(one) => t(`taxForm.kinds.${one}`)}
            onChoose={setWanted}
          />
          <PayeeForm
            key={kind}
            locale={locale}
            path="tax-form"
            kind={kind}
            fields={TAX_FORMS[kind]}
            schema={schemaOf((sent) => readTaxForm(kind, sent, Date.now()))}
            send={t('taxForm.send')}
            onCancel={needed ? null : part.close}
            onStored={part.keep}
          />
        </>
      )}
      {kind !== undefined && !needed && !part.editing && (
        <div>
          <Button onClick={part.open}>{t('taxForm.change')}</Button>
        </div>
      )}
    </Part>
  )
}

/** The newest form, and the approved one where that is another. */
function shownOf([newest, ...earlier]: readonly StatedTaxForm[]): readonly StatedTaxForm[] {
  if (newest === undefined) return []
  const approved = earlier.find(({ state }) => state === 'approved')
  return newest.state === 'approved' || approved === undefined ? [newest] : [newest, approved]
}

/** It waits for its decision, or is in force. */
function isOpen(state: StatedTaxForm['state'], until: string): boolean {
  if (state === 'approved') return validityAt(Date.parse(until), Date.now()) !== 'expired'
  return state === 'submitted'
}

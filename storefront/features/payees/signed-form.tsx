import { useTranslations } from 'next-intl'
import type { StatedTaxForm } from '#domain/contract/payees.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { validityAt } from '#domain/payees/tax-form-validity.ts'
import { TAX_FORMS } from '#domain/payees/tax-forms.ts'
import { Badge } from '#storefront/ui/badge.tsx'
import { dayIn } from './moment.ts'
import { Rejection } from './rejection.tsx'
import { ShownValues } from './shown-values.tsx'

const TONES = { submitted: 'neutral', approved: 'free', rejected: 'bad', replaced: 'neutral' } as const
const BASIS_POINTS_OF_A_PERCENT = 100

interface SignedFormProps {
  readonly form: StatedTaxForm
  readonly locale: Locale
}

/** A signed tax form, masked, with its end and what is withheld under it. */
export function SignedForm({ form, locale }: SignedFormProps) {
  const t = useTranslations('payees')
  const { kind, state, reason, shown, withheld_basis_points: withheld, valid_until: until } = form
  const validity = state === 'approved' ? validityAt(Date.parse(until), Date.now()) : 'valid'
  // The first moment at which it is not valid any more is the start of a day.
  const lastDay = dayIn(new Date(Date.parse(until) - 1).toISOString(), locale)
  return (
    <div className="stack">
      <div className="row row--wrap">
        <strong>{kind}</strong>
        {validity === 'valid' ? (
          <Badge tone={TONES[state]}>{t(`taxForm.states.${state}`)}</Badge>
        ) : (
          <Badge tone="warn">{t(`taxForm.validity.${validity}`)}</Badge>
        )}
      </div>
      <Rejection reason={reason} />
      {state !== 'rejected' && (
        <p className="small">
          {t('taxForm.until', { day: lastDay })}{' '}
          {t('taxForm.withheld', { percent: withheld / BASIS_POINTS_OF_A_PERCENT })}
        </p>
      )}
      <ShownValues fields={TAX_FORMS[kind]} values={shown} locale={locale} />
    </div>
  )
}

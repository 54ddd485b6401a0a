'use client'

import { useTranslations } from 'next-intl'
import type { PaymentDetails } from '#domain/contract/payees.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { useSession } from '#storefront/session/session.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { ReadFrame } from '#storefront/ui/read-frame.tsx'
import { Gaps } from './gaps.tsx'
import { IdentityPart } from './identity-part.tsx'
import { MethodPart } from './method-part.tsx'
import { TaxFormPart } from './tax-form-part.tsx'
import './payees.css'

const ROWS = 5

/** `/dashboard/payout-details`: identity, tax form and payout method of a contributor; others learn how to become one. */
export function PayoutDetails({ locale }: { readonly locale: Locale }) {
  const t = useTranslations()
  const session = useSession()
  const isContributor = session.state === 'person' && session.person.is_contributor
  const read = useApi<{ payment_details: PaymentDetails }>(isContributor ? '/auth/payment-details' : null)
  const details = read.data?.payment_details
  const keep = (stored: PaymentDetails) =>
    void read.mutate({ payment_details: stored }, { revalidate: false })
  return (
    <section className="payee" aria-labelledby="payee-title">
      <div className="stack">
        <h1 className="h-1" id="payee-title">
          {t('dashboard.sections.payout-details')}
        </h1>
        {isContributor && <p className="muted">{t('payees.lead')}</p>}
      </div>
      {isContributor ? (
        <ReadFrame reads={[read]} notRead={t('payees.notRead')} waiting={ROWS}>
          {details !== undefined && (
            <>
              <Gaps details={details} locale={locale} />
              <IdentityPart details={details} locale={locale} onStored={keep} />
              <TaxFormPart details={details} locale={locale} onStored={keep} />
              <MethodPart details={details} locale={locale} onStored={keep} />
            </>
          )}
        </ReadFrame>
      ) : (
        <EmptyState heading={t('payees.contributorsOnly.heading')} text={t('payees.contributorsOnly.text')}>
          <LinkButton tone="primary" href={href('becomeContributor', locale)}>
            {t('payees.contributorsOnly.step')}
          </LinkButton>
        </EmptyState>
      )}
    </section>
  )
}

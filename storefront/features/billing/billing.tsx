'use client'

import { useTranslations } from 'next-intl'
import type { BillingAddress } from '#domain/billing/address.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { AddressForm } from '#storefront/features/billing/address-form.tsx'
import { useSession } from '#storefront/session/session.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { ReadFrame } from '#storefront/ui/read-frame.tsx'
import './billing.css'

const ROWS = 5

/** `/dashboard/billing`: the address on the invoices of the account in use; that of a team is for its owner. */
export function Billing({ locale }: { readonly locale: Locale }) {
  const t = useTranslations()
  const session = useSession()
  const team = session.state === 'person' ? session.team : null
  const isMember = team !== null && team.pivot.role !== 'admin'
  const path = session.state !== 'person' || isMember ? null : '/auth/billing-address'
  const read = useApi<{ billing_address: BillingAddress | null }>(path)
  return (
    <section className="billing" aria-labelledby="billing-title">
      <div className="stack">
        <h1 className="h-1" id="billing-title">
          {t('dashboard.sections.billing')}
        </h1>
        {!isMember && (
          <p className="muted">
            {team === null ? t('billing.lead') : t('billing.leadOfTeam', { team: team.name })}
          </p>
        )}
      </div>
      {isMember ? (
        <EmptyState heading={t('billing.ownerOnly.heading')} text={t('billing.ownerOnly.text')} />
      ) : (
        <ReadFrame reads={[read]} notRead={t('billing.notRead')} waiting={ROWS}>
          {read.data !== undefined && session.state === 'person' && (
            <AddressForm
              key={team?.uuid ?? 'own'}
              address={read.data.billing_address ?? suggestionOf(session)}
              locale={locale}
              onStored={(address) => void read.mutate({ billing_address: address }, { revalidate: false })}
            />
          )}
        </ReadFrame>
      )}
    </section>
  )
}

/** What the account says of itself, until an address is stored. */
function suggestionOf({
  person,
  team,
}: Extract<ReturnType<typeof useSession>, { state: 'person' }>): Partial<BillingAddress> {
  const name = [person.first_name, person.last_name].filter(Boolean).join(' ')
  return {
    name,
    company: team === null ? person.company : team.name,
    ...(person.country === null ? {} : { country: person.country }),
  }
}

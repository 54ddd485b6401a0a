import { useTranslations } from 'next-intl'
import { type Choice, toggled } from '#domain/routing/choices.ts'
import type { AddressOf } from '#storefront/features/listing/addresses.ts'
import { choiceLabel } from '#storefront/features/listing/filter-labels.ts'
import type { Offer } from '#storefront/features/listing/offers.ts'

/** Values shown before "more". */
const SHOWN_AT_ONCE = 6

export interface ChoiceFilterProps {
  readonly choice: Choice
  readonly chosen: readonly string[]
  readonly offers: readonly Offer[]
  readonly addressOf: AddressOf
}

/** The values that occur with their counts, as links that select or deselect. */
export function ChoiceFilter({ choice, chosen, offers, addressOf }: ChoiceFilterProps) {
  const t = useTranslations('listing.filters')
  const seen = offers.filter(({ value }, rank) => rank < SHOWN_AT_ONCE || chosen.includes(value))
  const rest = offers.filter((offer) => !seen.includes(offer))
  const rows = (shown: readonly Offer[]) => (
    <ul>
      {shown.map((offer) => (
        <li key={offer.value}>
          <ChoiceLink {...{ choice, chosen, offer, addressOf }} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {rows(seen)}
      {rest.length > 0 && (
        <details className="fg__more">
          <summary className="link tiny">{t('more', { count: rest.length })}</summary>
          {rows(rest)}
        </details>
      )}
    </>
  )
}

interface ChoiceLinkProps extends Omit<ChoiceFilterProps, 'offers'> {
  readonly offer: Offer
}

function ChoiceLink({ choice, chosen, offer: { value, name, count }, addressOf }: ChoiceLinkProps) {
  const t = useTranslations('listing')
  return (
    <a
      className="check"
      id={`${choice}-${value}`}
      href={addressOf({ [choice]: toggled(choice, chosen, value) })}
      aria-current={chosen.includes(value) ? 'true' : undefined}
    >
      <span className="check__box" aria-hidden="true" />
      {name ?? choiceLabel(t, choice, value)}
      {count !== null && <span className="n">{t('count', { count })}</span>}
    </a>
  )
}

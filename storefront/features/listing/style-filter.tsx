import { useTranslations } from 'next-intl'
import type { Listing } from '#domain/contract/catalogue.ts'
import type { AddressOf } from '#storefront/features/listing/addresses.ts'

/** How many styles are seen before the rest is asked for. */
const SHOWN_AT_ONCE = 6

interface StyleFilterProps {
  /** Slug of the style in force. */
  readonly chosen: string | null
  readonly styles: Listing['styles']
  readonly addressOf: AddressOf
}

/** The styles that occur, with how often; following the one in force lifts it. */
export function StyleFilter({ chosen, styles, addressOf }: StyleFilterProps) {
  const t = useTranslations('listing')
  const inOrder = [...styles].sort((a, b) => Number(b.slug === chosen) - Number(a.slug === chosen))
  const rest = inOrder.slice(SHOWN_AT_ONCE)
  const rows = (shown: Listing['styles']) => (
    <ul>
      {shown.map((style) => (
        <li key={style.slug}>
          <StyleLink style={style} on={style.slug === chosen} addressOf={addressOf} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {rows(inOrder.slice(0, SHOWN_AT_ONCE))}
      {rest.length > 0 && (
        <details className="fg__more">
          <summary className="link tiny">{t('style.more', { count: rest.length })}</summary>
          {rows(rest)}
        </details>
      )}
    </>
  )
}

interface StyleLinkProps {
  readonly style: Listing['styles'][number]
  readonly on: boolean
  readonly addressOf: AddressOf
}

function StyleLink({ style, on, addressOf }: StyleLinkProps) {
  const t = useTranslations('listing')
  return (
    <a
      className="check"
      href={addressOf({ style: on ? null : style.slug })}
      aria-current={on ? 'true' : undefined}
    >
      <span className="check__box" aria-hidden="true" />
      {style.name}
      <span className="n">{t('count', { count: style.count })}</span>
    </a>
  )
}

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FORMATS, type Format } from '#domain/assets/formats.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { ItemDetail, MoneyJson } from '#domain/contract/catalogue.ts'
import type { KindCounts } from '#domain/contract/menu.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { isHeld } from '#domain/menu/held.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { href } from '#domain/routing/href.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface ExclusivePanelProps {
  readonly asset: Pick<ItemDetail, 'price' | 'otherPrices' | 'licence'>
  /** Null for mixed kinds. */
  readonly kind: Kind | null
  /** Its formats, where it has its own. */
  readonly formats: readonly Format[]
  readonly held: KindCounts | null
  readonly locale: Locale
  /** The action, where the page has it here. */
  readonly children?: ReactNode
}

/** The price and contents of an exclusive asset, and a link to the free assets of its kind, if there are any. */
export function ExclusivePanel({ asset, kind, formats, held, locale, children }: ExclusivePanelProps) {
  const t = useTranslations('detail.exclusive')
  const things = useTranslations('listing.things')(`${kind ?? 'all'}.item`)
  const names = formats.map((format) => FORMATS[format].label).join(', ')
  const included = [
    ...(names === '' ? [] : [t('formats', { formats: names })]),
    t('licence', { licence: asset.licence.name }),
    asset.licence.attribution ? t('attribution') : t('noAttribution'),
  ]
  return (
    <section className="download" aria-labelledby="price">
      <h2 className="h-4" id="price">
        {t('heading')}
      </h2>
      {asset.price && <Prices price={asset.price} others={asset.otherPrices} locale={locale} />}
      <ul className="includes small">
        {included.map((line) => (
          <li key={line}>
            <Icon name="check" />
            {line}
          </li>
        ))}
      </ul>
      {children}
      {isHeld(held, { kind, variant: 'free' }) && (
        <p className="small">
          <a className="link" href={href('listing', locale, { kind, variant: 'free' })}>
            {t('browseFree', { things })}
          </a>
        </p>
      )}
    </section>
  )
}

interface PricesProps {
  readonly price: MoneyJson
  readonly others: readonly MoneyJson[]
  readonly locale: Locale
}

/** The price, and below it the prices in other currencies. */
function Prices({ price, others, locale }: PricesProps) {
  const t = useTranslations('detail.exclusive')
  const text = ({ amount, currency }: MoneyJson) => formatMoney(money(amount, currency), locale)
  const list = new Intl.ListFormat(LOCALES[locale].bcp47, { type: 'unit', style: 'short' })
  return (
    <div>
      <p className="h-2 num">{text(price)}</p>
      {others.length > 0 && (
        <p className="small muted num">{t('otherPrices', { prices: list.format(others.map(text)) })}</p>
      )}
    </div>
  )
}

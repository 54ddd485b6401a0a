import { useLocale, useTranslations } from 'next-intl'
import type { Order } from '#domain/contract/orders.ts'
import { formatMoney } from '#domain/money/text.ts'
import { addressOfAsset } from '#domain/routing/address-of-asset.ts'
import { IncludedTax } from '#storefront/actions/checkout/included-tax.tsx'

/** What an order contains, with links to its assets, and its total. */
export function OrderLines({ order: { lines, total } }: { readonly order: Order }) {
  const t = useTranslations('checkout.confirmation')
  const locale = useLocale()
  const write = ({ amount, currency }: Order['total']) =>
    formatMoney({ amount: BigInt(amount), currency }, locale)
  const numbered = lines.map((line, place) => ({ ...line, id: place }))
  return (
    <>
      <table className="table confirmation__lines">
        <tbody>
          {numbered.map(({ id, title, amount, asset }) => (
            <tr key={id}>
              <th scope="row">
                {asset === null ? (
                  title
                ) : (
                  <a className="link" href={addressOfAsset(asset, locale)}>
                    {title}
                  </a>
                )}
              </th>
              <td>{write(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{write(total)}</td>
          </tr>
        </tfoot>
      </table>
      <IncludedTax {...total} locale={locale} />
    </>
  )
}

import { useTranslations } from 'next-intl'
import type { CartAsset } from '#domain/contract/carts.ts'
import { buyAsset } from '#storefront/actions/buy/buy-asset.ts'
import { addToCart } from '#storefront/actions/cart/add-to-cart.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface BuyEntriesProps {
  readonly asset: CartAsset
  readonly onClose: () => void
}

/** The ways to buy an exclusive item from its card: at once, or with others. */
export function BuyEntries({ asset: { form, slug }, onClose }: BuyEntriesProps) {
  const t = useTranslations('detail.exclusive')
  const cart = useTranslations('cart')

  // The dialog of the log-in and the toast lie below an open menu.
  async function leaveTo(act: (asset: CartAsset) => Promise<unknown>): Promise<void> {
    onClose()
    await act({ form, slug })
  }
  return (
    <>
      <li>
        <button type="button" className="quick__a" onClick={() => void leaveTo(buyAsset)}>
          <Icon name="bag" />
          {t('buyShort')}
        </button>
      </li>
      <li>
        <button type="button" className="quick__a" onClick={() => void leaveTo(addToCart)}>
          <Icon name="plus" />
          {cart('add')}
        </button>
      </li>
    </>
  )
}

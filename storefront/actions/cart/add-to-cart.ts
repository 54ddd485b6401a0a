import { mutate } from 'swr'
import type { AddedToCart, CartAsset, CartSummary } from '#domain/contract/carts.ts'
import { href } from '#domain/routing/href.ts'
import { OWN_CART } from '#storefront/actions/cart/own-cart.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { askToLogIn } from '#storefront/session/intents.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { track } from '#storefront/session/track.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

/** Adds an asset to the user's cart and says so with a link to it. A visitor logs in first. */
export async function addToCart({ form, slug }: CartAsset): Promise<void> {
  if (!(await askToLogIn('cart'))) return
  const locale = pageLocale()
  const [answer, texts] = await Promise.all([
    callApi<{ cart: AddedToCart }>('POST', '/carts/assets', { body: { form, slug } }),
    loadMessages(locale),
  ])
  if (!answer.ok) {
    const code = answer.faults[0]?.code ?? 'unavailable'
    const text = answer.unreachable ? texts.form.unreachable : texts.errors[code]
    return showToast({ text, tone: 'bad', ...(code === 'cart-full' ? { action: toCart(null) } : {}) })
  }
  const { added, slug: cart, count } = answer.value.cart
  if (added) track('add-to-cart', { form, slug })
  const summary: CartSummary = { slug: cart, count }
  await mutate(OWN_CART, { cart: summary }, { revalidate: false })
  await showToast({
    text: added ? texts.cart.added : texts.cart.already,
    tone: added ? 'ok' : 'plain',
    action: toCart(cart),
  })

  function toCart(address: string | null) {
    const own = href('dashboard', locale, { section: 'carts' })
    return { label: texts.cart.open, href: address === null ? own : href('cart', locale, { slug: address }) }
  }
}

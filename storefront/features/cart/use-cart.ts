'use client'

import { useLocale, useTranslations } from 'next-intl'
import { mutate } from 'swr'
import type { Cart, CartAsset, CartLineJson, CartSummary } from '#domain/contract/carts.ts'
import { OWN_CART } from '#storefront/actions/cart/own-cart.ts'
import { type Answer, callApi } from '#storefront/session/call-api.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

type Changed = Answer<{ cart: CartSummary }>

/** Reads a cart and changes it; the number in the menus follows. What a change answers is shown when it failed. */
export function useCart(slug: string) {
  const t = useTranslations()
  const path = `/carts/${encodeURIComponent(slug)}`
  const read = useApi<{ cart: Cart }>(`${path}?lang=${useLocale()}`)

  async function follow(answer: Changed): Promise<boolean> {
    if (!answer.ok) {
      const code = answer.faults[0]?.code ?? 'unavailable'
      await showToast({ text: answer.unreachable ? t('form.unreachable') : t(`errors.${code}`), tone: 'bad' })
      return false
    }
    await mutate(OWN_CART, answer.value, { revalidate: false })
    await read.mutate()
    return true
  }

  /** @returns whether it was removed */
  async function remove({ form, slug: asset, title }: CartLineJson): Promise<boolean> {
    const body: CartAsset = { form, slug: asset }
    const done = await follow(await callApi('DELETE', `${path}/assets`, { body }))
    if (done) await showToast({ text: t('cart.removed', { title }) })
    return done
  }

  async function empty(): Promise<void> {
    await follow(await callApi('DELETE', path))
  }

  return { read, remove, empty }
}

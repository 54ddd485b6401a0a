import { quickActionFor } from '#domain/assets/quick-actions.ts'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { lastQuickAction } from '#storefront/browser-storage/quick-action.ts'
import { runAction } from '#storefront/features/collections/quick/run-action.ts'
import { showRefusedToast } from '#storefront/features/collections/saving/toasts.ts'
import { callApi } from '#storefront/session/call-api.ts'

/**
 * Repeats on an item the action that the visitor chose last in a menu, else downloads the original. A card names
 * neither the format of the original nor what the item can be copied as.
 */
export async function repeatAction(
  button: HTMLElement,
  slug: string,
  artwork: string | undefined,
): Promise<void> {
  if (button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  try {
    const known = await callApi<{ item: ItemDetail }>('GET', `/items/${encodeURIComponent(slug)}`)
    if (!known.ok) return await showRefusedToast(known)
    const { item } = known.value
    await runAction(quickActionFor(item, lastQuickAction()), item, artwork)
  } finally {
    button.ariaBusy = null
  }
}

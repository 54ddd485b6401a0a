import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { showRefusedToast } from '#storefront/features/collections/saving/toasts.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { type Answer, callApi } from '#storefront/session/call-api.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { saveFile } from '#storefront/ui/save-file.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface Granted {
  readonly download: { readonly url: string }
}

/** Downloads an item from its card: the original, since a card offers no format. */
export async function fetchFile(
  button: HTMLElement,
  slug: string,
  artwork: string | undefined,
): Promise<void> {
  if (button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  const answer = await grant(slug)
  button.ariaBusy = null
  if (!answer.ok) return showRefusedToast(answer)
  saveFile(answer.value.download.url)
  const { detail } = await loadMessages(pageLocale())
  await showToast({ text: detail.download.done, artwork })
}

/** A card does not name the format of the original. */
async function grant(slug: string): Promise<Answer<Granted>> {
  const known = await callApi<{ item: ItemDetail }>('GET', `/items/${encodeURIComponent(slug)}`)
  if (!known.ok) return known
  return callApi('POST', '/downloads', { body: { item: slug, format: known.value.item.originalFormat } })
}

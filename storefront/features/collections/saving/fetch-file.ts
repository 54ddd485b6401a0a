import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { showDownloaded } from '#storefront/features/collections/saving/favourite-marks.ts'
import { showRefusedToast } from '#storefront/features/collections/saving/toasts.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { type Answer, callApi } from '#storefront/session/call-api.ts'
import { announceFinished } from '#storefront/session/finished-actions.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { downloadFile } from '#storefront/ui/download/download-file.ts'
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
  const saved = answer.ok && (await downloadFile(answer.value.download.url))
  button.ariaBusy = null
  if (!answer.ok) return showRefusedToast(answer)
  if (!saved) return showRefusedToast({ faults: [], unreachable: true })
  showDownloaded(button.dataset.asset ?? '')
  const { detail } = await loadMessages(pageLocale())
  await showToast({ text: detail.download.done, artwork })
  announceFinished()
}

/** A card does not name the format of the original. */
async function grant(slug: string): Promise<Answer<Granted>> {
  const known = await callApi<{ item: ItemDetail }>('GET', `/items/${encodeURIComponent(slug)}`)
  if (!known.ok) return known
  return callApi('POST', '/downloads', { body: { item: slug, format: known.value.item.originalFormat } })
}

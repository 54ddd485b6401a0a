import type { SaleNoticeName } from '#domain/contract/sale-notices.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { announceFinished } from '#storefront/session/finished-actions.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface State {
  readonly wanted: boolean
}

/** Requests or cancels the notice of an asset. @returns the state afterwards; null after a failure, which is shown */
export async function setNotice({ form, slug }: SaleNoticeName, wanted: boolean): Promise<boolean | null> {
  const answer = await callApi<State>('POST', '/sale-notices', { body: { form, slug, wanted } })
  if (answer.ok) {
    announceFinished()
    return answer.value.wanted
  }
  const { detail } = await loadMessages(pageLocale())
  await showToast({ text: detail.exclusive.notice.failed, tone: 'bad' })
  return null
}

import type { SaleNoticeName } from '#domain/contract/sale-notices.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { announceFinished } from '#storefront/session/finished-actions.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface State {
  readonly wanted: boolean
}

/** Whether the user has requested the notice of an asset; null when it could not be read. */
export async function readNotice({ form, slug }: SaleNoticeName): Promise<boolean | null> {
  const answer = await callApi<State>('GET', '/sale-notices/state', { query: { form, slug } })
  return answer.ok ? answer.value.wanted : null
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

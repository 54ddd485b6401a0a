import { mutate } from 'swr'
import { callApi } from '#storefront/session/call-api.ts'
import { useApi } from '#storefront/session/use-api.ts'

const COUNT = '/notifications/unread'
const LISTS = '/notifications?'

interface Unread {
  readonly unread: number
}

/** How much a person has not read; undefined until it is known. Nothing is asked before `wanted`. */
export function useUnread(wanted = true): number | undefined {
  return useApi<Unread>(wanted ? COUNT : null).data?.unread
}

/** Marks one notification, or all that came until a moment (ISO 8601). @returns whether it is done */
export async function markRead(
  which: { readonly id: string } | { readonly until: string },
): Promise<boolean> {
  const answer =
    'id' in which
      ? await callApi<Unread>('POST', `/notifications/${which.id}/read`)
      : await callApi<Unread>('POST', '/notifications/read', { body: which })
  if (!answer.ok) return false
  await mutate(COUNT, answer.value, { revalidate: false })
  await mutate((key) => typeof key === 'string' && key.startsWith(LISTS))
  return true
}

import { href } from '#domain/routing/href.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import type { Refused } from '#storefront/session/call-api.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface Added {
  readonly artwork: string | undefined
  /** Id of the collection; null for favourites, which the list of collections shows first. */
  readonly collection: string | null
}

/** Reports that an asset was added to a collection (spec section 2), with a link to it. */
export async function showAddedToast({ artwork, collection }: Added): Promise<void> {
  const locale = pageLocale()
  const { myCollections: texts } = await loadMessages(locale)
  const address =
    collection === null
      ? href('dashboard', locale, { section: 'favorites' })
      : href('ownCollection', locale, { id: collection })
  await showToast({ text: texts.added, action: { label: texts.goTo, href: address }, artwork })
}

/** Reports that a change was refused. */
export async function showRefusedToast({
  faults,
  unreachable,
}: Pick<Refused, 'faults' | 'unreachable'>): Promise<void> {
  const { errors } = await loadMessages(pageLocale())
  const code = faults[0]?.code ?? 'unavailable'
  await showToast({ text: errors[unreachable ? 'unavailable' : code], tone: 'bad' })
}

import { type AssetName, assetKey } from '#domain/personal-collections/assets.ts'
import { isMarked, showMark } from '#storefront/features/collections/saving/favourite-marks.ts'
import { showAddedToast, showRefusedToast } from '#storefront/features/collections/saving/toasts.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { announceFinished } from '#storefront/session/finished-actions.ts'
import { askToLogIn } from '#storefront/session/intents.ts'

/** The state that the user wants, while a request is pending. */
const wanted = new Map<string, boolean>()

/**
 * Adds or removes a favourite: shown at once, reverted on failure. Of several clicks before the response, the last one
 * applies.
 */
export async function toggleFavourite(
  asset: AssetName,
  favourite: boolean,
  artwork: string | undefined,
): Promise<void> {
  if (!(await askToLogIn('favourite'))) return
  const key = assetKey(asset)
  const before = isMarked(key)
  showMark(key, favourite)
  const isBeingSent = wanted.has(key)
  wanted.set(key, favourite)
  if (!isBeingSent) await sendToServer(asset, before, artwork)
}

async function sendToServer(asset: AssetName, before: boolean, artwork: string | undefined): Promise<void> {
  const key = assetKey(asset)
  let confirmed: boolean | null = null
  for (;;) {
    const favourite = wanted.get(key)
    if (favourite === undefined || favourite === confirmed) break
    const answer = await callApi('POST', '/favourites', { body: { ...asset, favourite } })
    if (!answer.ok) {
      wanted.delete(key)
      showMark(key, confirmed ?? before)
      return showRefusedToast(answer)
    }
    confirmed = favourite
  }
  wanted.delete(key)
  if (!confirmed) return
  await showAddedToast({ artwork, collection: null })
  announceFinished()
}

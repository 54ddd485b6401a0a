import type { AssetMark, MarkedAsset } from '#domain/contract/personal-collections.ts'
import { assetKey, readAssetKey } from '#domain/personal-collections/assets.ts'
import { COLLECTION_LIMITS } from '#domain/personal-collections/limits.ts'
import { readZipKey } from '#domain/zips/assets.ts'
import { DOWNLOADED_NOTE_ID, PURCHASED_NOTE_ID } from '#storefront/features/collections/saving/note-ids.ts'
import { callApi } from '#storefront/session/call-api.ts'

/** Results are rendered in several steps; their marks are requested together. */
const GATHER_MS = 120

/** Whether an asset is a favourite, as far as this page knows. */
const known = new Map<string, boolean>()
/** The assets that the user has downloaded, as far as this page knows. */
const downloaded = new Set<string>()
/** The assets that the user has bought, as far as this page knows. */
const purchased = new Set<string>()
/** The exclusive assets that the user may download now, as far as this page knows. */
const unlocked = new Set<string>()
const asked = new Set<string>()

/** Marks the favourites and downloaded assets on the page, and those rendered later. @returns the function that stops it */
export function watchMarks(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      void mark()
    }, GATHER_MS)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  void mark()
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

/** Shows the mark on every card of an asset. */
export function showMark(key: string, favourite: boolean): void {
  known.set(key, favourite)
  repaint(key)
}

/** Shows on every card of an asset that the user has downloaded it. */
export function showDownloaded(key: string): void {
  downloaded.add(key)
  repaint(key)
}

/** Whether the user may download an exclusive asset now. */
export function isUnlocked(key: string): boolean {
  return unlocked.has(key)
}

function repaint(key: string): void {
  for (const button of buttons()) if (keyOf(button) === key) paint(button)
}

export function isMarked(key: string): boolean {
  return known.get(key) ?? false
}

/** The API path of the marks of some assets. */
export function marksPath(assets: readonly MarkedAsset[]): string {
  return `/favourites/marks?${new URLSearchParams(assets.map(({ form, slug }) => [form, slug]))}`
}

async function mark(): Promise<void> {
  const keys = new Set(buttons().flatMap((button) => keyOf(button) ?? []))
  for (const button of buttons()) paint(button)
  const fresh = [...keys].filter((key) => !asked.has(key))
  for (const key of fresh) asked.add(key)
  const assets = fresh.flatMap((key) => readAssetKey(key) ?? readZipKey(key) ?? [])
  for (let from = 0; from < assets.length; from += COLLECTION_LIMITS.assetsOfCall)
    await ask(assets.slice(from, from + COLLECTION_LIMITS.assetsOfCall))
}

async function ask(assets: readonly MarkedAsset[]): Promise<void> {
  const answer = await callApi<{ marks: readonly AssetMark[] }>('GET', marksPath(assets))
  // Requested again with the next change of the page.
  if (!answer.ok) for (const asset of assets) asked.delete(assetKey(asset))
  else
    for (const one of answer.value.marks) {
      learn(assetKey(one), one.favourite)
      if (one.purchased) purchased.add(assetKey(one))
      if (one.unlocked) unlocked.add(assetKey(one))
      if (one.downloaded) downloaded.add(assetKey(one))
      repaint(assetKey(one))
    }
}

/** A click made meanwhile is newer than this response. */
function learn(key: string, favourite: boolean): void {
  if (!known.has(key)) showMark(key, favourite)
}

function paint(button: HTMLElement): void {
  const key = keyOf(button) ?? ''
  const favourite = known.get(key)
  if (button.dataset.save === undefined) {
    if (unlocked.has(key)) unlock(button, key)
    if (purchased.has(key)) showNote(button, 'purchased', PURCHASED_NOTE_ID)
    if (downloaded.has(key)) showNote(button, 'downloaded', DOWNLOADED_NOTE_ID)
  } else if (favourite !== undefined) button.ariaPressed = String(favourite)
}

function showNote(button: HTMLElement, mark: 'purchased' | 'downloaded', note: string): void {
  button.dataset[mark] = ''
  button.setAttribute('aria-describedby', note)
}

/** Turns the button that buys an asset into the one that downloads it. */
function unlock(button: HTMLElement, key: string): void {
  const { buy, openLabel } = button.dataset
  if (buy === undefined) return
  delete button.dataset.buy
  if (buy !== 'bundle') button.dataset.asset = key
  if (buy === 'item') button.dataset.quick = ''
  else button.dataset.zip = key
  if (openLabel !== undefined) button.ariaLabel = openLabel
}

/** The asset that a button is about; bundles have no `data-asset`, as they are not collected. */
function keyOf({ dataset: { asset, zip, buy, slug } }: HTMLElement): string | undefined {
  return asset ?? zip ?? (buy === undefined || slug === undefined ? undefined : `${buy}:${slug}`)
}

function buttons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-save], [data-quick], [data-zip], [data-buy]')]
}

import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Milliseconds from each key to its results, in the order of the keys; null while the results are pending. */
    motifKeys: (number | null)[]
  }
}

/**
 * Measures, in a page with a listing, the time from each key in the search field to its results on the screen: from
 * the timestamp of the event to after the next frame.
 */
export async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('#listing-search')
    const results = document.querySelector('main')
    if (field === null || results === null) throw new Error('the page shows no listing with a search')
    const at: number[] = []
    window.motifKeys = []
    const isShown = () => {
      const heading = document.querySelector('#results-title')?.firstChild?.textContent ?? ''
      return heading.trim().toLowerCase() === field.value.trim().toLowerCase()
    }
    const note = () => {
      const key = window.motifKeys.length - 1
      if (key < 0 || window.motifKeys[key] !== null || !isShown()) return
      // The message is received after the frame in which it was sent is painted.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        window.motifKeys[key] ??= performance.now() - (at[key] ?? Number.NaN)
      }
      requestAnimationFrame(() => port2.postMessage(null))
    }
    field.addEventListener('keydown', ({ timeStamp, key }) => {
      if (key.length !== 1) return
      at.push(timeStamp)
      window.motifKeys.push(null)
    })
    new MutationObserver(note).observe(results, { childList: true, characterData: true, subtree: true })
  })
}

/** Waits until the results for the content of the field are shown. @returns milliseconds since its last key */
export async function lastKey(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => window.motifKeys.at(-1) ?? null)
  return (await found.jsonValue()) ?? Number.NaN
}

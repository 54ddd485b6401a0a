import type { CheckoutResponse, InlineOutcome } from '#domain/contract/checkout.ts'

/** What an inline checkout needs of the page. */
export interface InlinePage {
  /** Loads a script by its address. @throws Error when it does not load */
  readonly load: (url: string) => Promise<void>
  /** Passes on the outcomes that the gateway's window announces. @returns stops it */
  readonly listen: (hear: (outcome: InlineOutcome) => void) => () => void
  /** A payment failed in the window, which stays open for another one. */
  readonly failed: () => void
  /** The window was closed without a payment. */
  readonly dismissed: () => void
  /** Sends the proof of a payment. @returns false when the server refused it */
  readonly confirm: (paid: Extract<InlineOutcome, { outcome: 'paid' }>) => Promise<boolean>
  readonly go: (url: string) => void
}

/**
 * Opens a gateway's window on this page and waits for its end. The policy of the page allows no script from a text: the
 * second address is one of this site.
 */
export async function openInline(
  js: NonNullable<CheckoutResponse['js']>,
  url: string,
  page: InlinePage,
): Promise<void> {
  const ended = Promise.withResolvers<Exclude<InlineOutcome, { outcome: 'failed' }>>()
  const stop = page.listen((told) => {
    if (told.outcome === 'failed') page.failed()
    else ended.resolve(told)
  })
  try {
    await page.load(js.link)
    await page.load(js.script)
    const told = await ended.promise
    if (told.outcome === 'dismissed') page.dismissed()
    else if (await page.confirm(told)) page.go(url)
  } finally {
    stop()
  }
}

import type { CheckoutResponse } from '#domain/contract/checkout.ts'

/** What following a response needs of the page. */
interface PageEnvironment {
  readonly address: () => string
  readonly go: (url: string) => void
  readonly reload: () => void
  /** Loads a script by its address. @throws Error when it does not load */
  readonly load: (url: string) => Promise<void>
  readonly log: (message: string) => void
}

/** Does what the server answered to a checkout (spec section 4, "Checkout response types"). */
export async function followResponse(
  response: Pick<CheckoutResponse, 'checkout_url' | 'js'> & { readonly checkout_type: string },
  page: PageEnvironment,
): Promise<void> {
  const { checkout_type: type, checkout_url: url, js } = response
  switch (type) {
    case 'redirect':
      page.go(url)
      return
    case 'success':
      if (new URL(url, page.address()).href === page.address()) page.reload()
      else page.go(url)
      return
    case 'inline':
      // The policy of the page allows no script from a text: the second address is one of this site.
      if (js === null) return page.log('an inline checkout without a script')
      await page.load(js.link)
      await page.load(js.script)
      return
    default:
      page.log(`unhandled checkout type ${type}`)
  }
}

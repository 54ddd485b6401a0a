import type { CheckoutResponse } from '#domain/contract/checkout.ts'

/** What following a response needs of the page. */
interface PageEnvironment {
  readonly address: () => string
  readonly go: (url: string) => void
  readonly reload: () => void
  /** Opens the gateway's window on the page and waits for its end. @throws Error when a script does not load */
  readonly inline: (js: NonNullable<CheckoutResponse['js']>, url: string) => Promise<void>
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
      if (js === null) return page.log('an inline checkout without a script')
      return page.inline(js, url)
    default:
      page.log(`unhandled checkout type ${type}`)
  }
}

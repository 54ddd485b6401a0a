import { Client, Environment } from '@paypal/paypal-server-sdk'

const TIMEOUT_MS = 10_000

/**
 * The client of the SDK at another address. The SDK offers only PayPal's two hosts, so each request gets the address before
 * it is sent.
 */
export class AddressedClient extends Client {
  readonly #apiBase: string

  constructor(apiBase: string, accessToken: string) {
    super({
      environment: Environment.Production,
      timeout: TIMEOUT_MS,
      // Without an expiry the SDK uses the token as it is: `openTokens` renews it.
      clientCredentialsAuthCredentials: {
        oAuthClientId: '',
        oAuthClientSecret: '',
        oAuthToken: { accessToken, tokenType: 'Bearer' },
      },
    })
    this.#apiBase = apiBase
  }

  override getRequestBuilderFactory(): ReturnType<Client['getRequestBuilderFactory']> {
    const make = super.getRequestBuilderFactory()
    return (...given) => {
      const builder = make(...given)
      builder.interceptRequest((request) => ({ ...request, url: this.#addressed(request.url) }))
      return builder
    }
  }

  #addressed(url: string): string {
    const { pathname, search } = new URL(url)
    return this.#apiBase + pathname + search
  }
}

import type { DataProvider } from 'ra-core'
import simpleRest from 'ra-data-simple-rest'
import type { TestBrowser } from '#cms/testing/browser.ts'

/** An unsuccessful response, as react-admin's own client throws it. */
class ProviderError extends Error {
  readonly status: number
  constructor(status: number) {
    super(`status ${status}`)
    this.status = status
  }
}

/** The official data provider of react-admin; a signed-in test browser sends its requests to the real endpoints. */
export function consoleProvider(browser: TestBrowser): DataProvider {
  return simpleRest('/console', async (url, { method = 'GET', body } = {}) => {
    const answer = await browser.call(method, url, typeof body === 'string' ? { text: body } : {})
    if (answer.status >= 400) throw new ProviderError(answer.status)
    return { status: answer.status, headers: answer.headers, body: '', json: answer.body }
  })
}

import type Razorpay from 'razorpay'

/** The HTTP client inside of the SDK, which its types leave out. */
interface HttpClient {
  readonly defaults: { baseURL?: string; timeout?: number; proxy?: false }
  post(
    path: string,
    body: object,
    settings: { readonly headers: Readonly<Record<string, string>> },
  ): Promise<{ readonly data: unknown }>
}

/** @throws Error when another version of the SDK is made in another way */
export function httpClient(razorpay: Razorpay): HttpClient {
  const { rq } = razorpay.api as unknown as { readonly rq?: HttpClient }
  if (rq?.defaults === undefined) throw new Error('this version of the SDK of Razorpay is not known')
  return rq
}

/** A call that the SDK has without headers; its faults have the shape of the SDK's. */
export async function postWithHeaders(
  razorpay: Razorpay,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  try {
    return (await httpClient(razorpay).post(path, body, { headers })).data
  } catch (error) {
    const { response } = error as { readonly response?: { readonly status: number; readonly data: unknown } }
    if (response === undefined) throw error
    throw {
      statusCode: response.status,
      error: (response.data as { readonly error?: unknown } | null)?.error,
    }
  }
}

import { handleEndpoints } from 'payload'
import { withOwnErrors } from '#cms/endpoints/answers.ts'
import { withRequestLimits } from '#cms/endpoints/request-limits.ts'
import { databaseAnswers } from '#cms/operations/database-answers.ts'

/** The response of a call. */
export interface Answer {
  readonly status: number
  readonly body: AnswerBody
  /** The body without its byte order mark. */
  readonly text: string
  readonly headers: Headers
}

interface AnswerBody {
  readonly response?: Readonly<Record<string, unknown>>
  readonly errors?: readonly { readonly code: string; readonly field?: string }[]
  readonly [key: string]: unknown
}

export interface CallOptions {
  readonly json?: unknown
  /** A multipart body, instead of JSON. */
  readonly form?: FormData
  /** A raw body; the headers state its type. */
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A simulated browser: it stores cookies and states the origin of its requests. */
export interface TestBrowser {
  readonly cookies: Map<string, string>
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
}

const SITE = 'http://localhost:5500'
let browsers = 0

/** A new browser, with its own network address unless one is given. */
export function openBrowser({
  address,
  userAgent = 'Mozilla/5.0 (Macintosh) Firefox/143.0',
}: {
  address?: string
  userAgent?: string
} = {}): TestBrowser {
  browsers += 1
  const from = address ?? `10.0.${Math.floor(browsers / 250)}.${browsers % 250}`
  const cookies = new Map<string, string>()
  return {
    cookies,
    call: async (method, path, { json, form, text, headers = {} } = {}) => {
      const request = new Request(`${SITE}/api${path}`, {
        method,
        headers: {
          Origin: SITE,
          'User-Agent': userAgent,
          'X-Forwarded-For': from,
          ...(form === undefined ? { 'Content-Type': 'application/json' } : {}),
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        ...bodyOf({ json, form, text }),
      })
      // Imported late: the configuration reads the environment, which the test sets to its own database.
      const { default: config } = await import('#payload.config')
      const route = (passed: Request) => handleEndpoints({ config, request: passed })
      const answer = withRequestLimits(withOwnErrors(route, () => databaseAnswers(config)))
      const response = await answer(request, undefined)
      for (const cookie of response.headers.getSetCookie()) storeCookie(cookies, cookie)
      const answered = await response.text()
      return {
        status: response.status,
        headers: response.headers,
        text: answered,
        body: isJson(response) ? JSON.parse(answered) : {},
      }
    },
  }
}

function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false
}

function bodyOf({ json, form, text }: CallOptions): { body?: FormData | string } {
  if (form !== undefined) return { body: form }
  if (text !== undefined) return { body: text }
  return json === undefined ? {} : { body: JSON.stringify(json) }
}

/** The errors of an answer: codes, each with its field if it has one. */
export function codesOf({ body }: Answer): string[] {
  return (body.errors ?? []).map(({ code, field }) => (field ? `${field}: ${code}` : code))
}

function storeCookie(cookies: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split('; ')
  const [name = '', value = ''] = pair.split('=')
  if (attributes.includes('Max-Age=0')) cookies.delete(name)
  else cookies.set(name, value)
}

import type { DownloadAllowance } from '#domain/contract/access.ts'
import { announceGranted } from '#storefront/session/download-allowance.ts'
import { askToLogIn } from '#storefront/session/intents.ts'
import { track } from '#storefront/session/track.ts'

export const DOWNLOADS_PATH = '/api/v2/downloads'
export const SOURCE_DOWNLOADS_PATH = '/api/v2/source-downloads'
export type DownloadPath = typeof DOWNLOADS_PATH | typeof SOURCE_DOWNLOADS_PATH

export type DownloadAnswer =
  | { readonly kind: 'granted'; readonly url: string }
  /** An error code; the catalogue of errors is not sent to the page. */
  | { readonly kind: 'refused'; readonly code: string }
  /** The visitor closed the log-in dialog. */
  | { readonly kind: 'cancelled' }
  /** No response, or an unreadable one. */
  | { readonly kind: 'unreachable' }

/**
 * Requests a download (`POST /api/v2/downloads`); the response is an address within the site, valid for two minutes.
 * Other colours than the artwork's own require an account, so a visitor is asked to log in first.
 */
export async function requestDownload(
  fields: FormData,
  path: DownloadPath = DOWNLOADS_PATH,
): Promise<DownloadAnswer> {
  if (fields.get('colours') && !(await askToLogIn('recolour'))) return { kind: 'cancelled' }
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(fields)),
    })
    const body: unknown = await response.json()
    const answer = answerOf(body)
    if (answer.kind === 'granted') {
      const item = String(fields.get('item'))
      announceGranted({ item, allowance: allowanceOf(body) })
      track('download', { slug: item })
    }
    return answer
  } catch {
    return { kind: 'unreachable' }
  }
}

/** Without the schema library, which is larger than the other scripts of the page. */
function answerOf(body: unknown): DownloadAnswer {
  const { response, errors } = (body ?? {}) as {
    readonly response?: { readonly download?: { readonly url?: unknown } }
    readonly errors?: readonly { readonly code?: unknown }[]
  }
  const url = response?.download?.url
  if (typeof url === 'string' && url.startsWith('/')) return { kind: 'granted', url }
  const code = errors?.[0]?.code
  if (typeof code === 'string') return { kind: 'refused', code }
  return { kind: 'unreachable' }
}

/** The limited allowance after the download; null for none. */
function allowanceOf(body: unknown): DownloadAllowance {
  const { response } = body as {
    readonly response?: { readonly download?: { readonly allowance?: DownloadAllowance } }
  }
  return response?.download?.allowance ?? null
}

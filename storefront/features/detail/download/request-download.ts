export type DownloadAnswer =
  | { readonly kind: 'granted'; readonly url: string }
  /** By a code of the catalogue of errors; the catalogue itself is not sent to the page. */
  | { readonly kind: 'refused'; readonly code: string }
  /** No answer, or none that can be read. */
  | { readonly kind: 'unreachable' }

/** Asks for a download (`POST /api/v2/downloads`); the answer is an address within the site, good for two minutes. */
export async function requestDownload(action: string, fields: FormData): Promise<DownloadAnswer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(fields)),
    })
    return answerOf(await response.json())
  } catch {
    return { kind: 'unreachable' }
  }
}

/** Read by hand: the schema library would weigh more than the rest of the page's script. */
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

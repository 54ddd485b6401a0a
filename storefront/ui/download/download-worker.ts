/** What the worker receives (spec section 4, "Workers"). */
export interface DownloadRequest {
  readonly url: string
  readonly name: string
  readonly options?: RequestInit
}

/** What it answers with: the file, or why there is none. */
export type DownloadResult = Pick<DownloadRequest, 'name' | 'options'> &
  ({ readonly blob: Blob } | { readonly error: string })

addEventListener(
  'message',
  async ({ data: { url, name, options } }: MessageEvent<DownloadRequest>) => {
    postMessage({ ...(await fetchFile(url, options)), name, ...(options ? { options } : {}) })
    close()
  },
  { once: true },
)

async function fetchFile(url: string, options?: RequestInit): Promise<{ blob: Blob } | { error: string }> {
  try {
    const response = await fetch(url, options)
    return response.ok ? { blob: await response.blob() } : { error: `status ${response.status}` }
  } catch (error) {
    return { error: String(error) }
  }
}

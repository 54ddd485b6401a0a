import { saveFile } from '#storefront/ui/save-file.ts'
import type { DownloadRequest, DownloadResult } from './download-worker.ts'

/** The browser reads the file after the click. */
const REVOKE_AFTER_MS = 60_000

/**
 * Fetches a file in a worker and saves it, so that a failure leaves the page as it is.
 *
 * @param url of this site; its last segment is the name of the file
 * @returns whether the whole file arrived
 */
export async function downloadFile(url: string): Promise<boolean> {
  const { href, pathname } = new URL(url, window.location.href)
  const name = decodeURIComponent(pathname.split('/').at(-1) ?? '')
  const result = await fetchInWorker({ url: href, name })
  if ('error' in result) return false
  const address = URL.createObjectURL(result.blob)
  saveFile(address, result.name)
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
  return true
}

function fetchInWorker(request: DownloadRequest): Promise<DownloadResult> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./download-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<DownloadResult>) => resolve(data))
    // The script of the worker did not load.
    worker.addEventListener('error', () => resolve({ error: 'worker', name: request.name }))
    worker.postMessage(request)
  })
}

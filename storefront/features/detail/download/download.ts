import type { DownloadTexts } from '#storefront/features/detail/download/download-texts.ts'
import { reasonOf } from '#storefront/features/detail/download/reason-of.ts'
import { requestDownload } from '#storefront/features/detail/download/request-download.ts'
import { saveFile } from '#storefront/ui/save-file.ts'

/**
 * Downloads what a form requests. Loaded with the first download.
 *
 * @returns the reason for a failure as text; null when it starts
 */
export async function download(
  action: string,
  fields: FormData,
  texts: DownloadTexts,
): Promise<string | null> {
  const answer = await requestDownload(action, fields)
  if (answer.kind !== 'granted') return reasonOf(answer, texts)
  saveFile(answer.url)
  return null
}

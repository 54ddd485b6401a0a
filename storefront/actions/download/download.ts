import type { DownloadTexts } from '#storefront/actions/download/download-texts.ts'
import { reasonOf } from '#storefront/actions/download/reason-of.ts'
import { type DownloadPath, requestDownload } from '#storefront/actions/download/request-download.ts'
import { suggestPlans } from '#storefront/actions/download/suggest-plans.ts'
import { announceFinished } from '#storefront/session/finished-actions.ts'
import { downloadFile } from '#storefront/ui/download/download-file.ts'

/**
 * Downloads what a form requests. Loaded with the first download.
 *
 * @returns the reason for a failure as text, empty when the visitor cancelled; null when the file is saved
 */
export async function download(
  fields: FormData,
  texts: Pick<DownloadTexts, 'refused' | 'unreachable'>,
  path?: DownloadPath,
): Promise<string | null> {
  const answer = await requestDownload(fields, path)
  if (answer.kind === 'cancelled') return ''
  if (answer.kind !== 'granted') return reasonOf(answer, texts)
  if (!(await downloadFile(answer.url))) return texts.unreachable
  announceFinished()
  if (fields.get('kind') === 'lottie') void suggestPlans()
  return null
}

import type { DownloadTexts } from '#storefront/actions/download/download-texts.ts'
import type { DownloadAnswer } from '#storefront/actions/download/request-download.ts'

/** The text of a refusal; unlisted codes are internal errors. */
export function reasonOf(
  answer: Exclude<DownloadAnswer, { kind: 'granted' | 'cancelled' }>,
  { refused, unreachable }: Pick<DownloadTexts, 'refused' | 'unreachable'>,
): string {
  if (answer.kind === 'unreachable') return unreachable
  return new Map(Object.entries(refused)).get(answer.code) ?? refused.internal ?? unreachable
}

import { previewUrl } from '#domain/assets/preview-url.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { sendJson, sendRequest } from '../providers/send-request.ts'
import { sendCommand } from '../submissions/send-command.ts'

/** A lease that ends sooner is renewed before its submission is shown. */
const LEAST_LEASE_MS = 5 * 60 * 1000
/** Longest list of skipped submissions that the server takes. */
const MAX_SKIPPED = 500

/** Reserves the next submission of the queue; null when there is none. @throws RequestError */
export async function leaseNext(skipped: readonly number[]): Promise<SubmissionDetail | null> {
  const form = { skipped: skipped.slice(-MAX_SKIPPED) }
  return (await sendJson(`${CONSOLE_API}/submissions/lease-next`, form)) as SubmissionDetail | null
}

/** Reserves one submission. @throws RequestError */
export async function leaseById(id: number): Promise<SubmissionDetail> {
  const found = (await sendRequest(`${CONSOLE_API}/submissions/${id}`)) as SubmissionDetail
  return sendCommand(found, 'lease')
}

/** Reserves the next submission before it is needed, and loads its pictures; undefined when that fails. */
export async function leaseAhead(skipped: readonly number[]): Promise<SubmissionDetail | null | undefined> {
  try {
    const next = await leaseNext(skipped)
    for (const address of picturesOf(next)) new Image().src = address
    return next
  } catch {
    return undefined
  }
}

/** What the stage shows at first: the picture, the same for real sizes, and the similar assets. */
function picturesOf(next: SubmissionDetail | null): string[] {
  if (next === null || next.preview === null) return []
  const { preview, lint } = next
  return [
    previewUrl(preview, { width: 800, animated: preview.animated }),
    previewUrl(preview, { width: 200 }),
    ...lint.flatMap(({ similar }) => (similar?.picture ? [previewUrl(similar.picture, { width: 100 })] : [])),
  ]
}

/** Renews a lease that ends soon; null when it is lost. */
export async function renewed(submission: SubmissionDetail, now: number): Promise<SubmissionDetail | null> {
  const until = Date.parse(submission.leased_until ?? '')
  if (until - now > LEAST_LEASE_MS) return submission
  return sendCommand(submission, 'lease').catch(() => null)
}

/** Gives submissions back; a lease that is lost already needs no more. */
export async function releaseAll(
  submissions: readonly (SubmissionDetail | null | undefined)[],
): Promise<void> {
  for (const submission of submissions)
    if (submission) await sendCommand(submission, 'release').catch(() => undefined)
}

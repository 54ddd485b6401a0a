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

/** Reserves the next submission before it is needed, and loads its picture; undefined when that fails. */
export async function leaseAhead(skipped: readonly number[]): Promise<SubmissionDetail | null | undefined> {
  try {
    const next = await leaseNext(skipped)
    if (next?.preview) {
      const picture = new Image()
      picture.src = previewUrl(next.preview, { width: 800, animated: next.preview.animated })
    }
    return next
  } catch {
    return undefined
  }
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

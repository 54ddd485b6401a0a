import { MAX_STATES, UPLOADS_PATH, type UploadOutcome } from '#domain/contract/console/uploads.ts'
import { sendRequest } from '../providers/send-request.ts'

/** What has become of these uploads; those that cannot be read now are left out, and asked for again. */
export async function readOutcomes(ids: readonly string[]): Promise<readonly UploadOutcome[]> {
  const pages = Array.from({ length: Math.ceil(ids.length / MAX_STATES) }, (_, page) =>
    ids.slice(page * MAX_STATES, (page + 1) * MAX_STATES),
  )
  const outcomes: UploadOutcome[] = []
  for (const page of pages) {
    const answer = await sendRequest(`${UPLOADS_PATH}?ids=${page.join(',')}`).catch(() => [])
    outcomes.push(...(answer as UploadOutcome[]))
  }
  return outcomes
}

import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { sendRequest } from '../providers/send-request.ts'

type Seen = Pick<SubmissionDetail, 'id' | 'version'>

/** Starts an update of a live work; without a file, of its details alone. @throws RequestError */
export function sendUpdate(item: number, file: File | null, changes: string): Promise<SubmissionDetail> {
  return send(`/items/${item}/revise`, file === null ? { changes } : { file, changes })
}

/** Replaces the file of the submission that the user sees. @throws RequestError */
export function sendOtherFile({ id, version }: Seen, file: File): Promise<SubmissionDetail> {
  return send(`/submissions/${id}/file`, { file, expected: String(version) })
}

async function send(
  path: string,
  fields: Readonly<Record<string, string | File>>,
): Promise<SubmissionDetail> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return (await sendRequest(`${CONSOLE_API}${path}`, { method: 'POST', body })) as SubmissionDetail
}

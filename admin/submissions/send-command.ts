import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type {
  SubmissionAction,
  SubmissionCommandForm,
  SubmissionDetail,
} from '#domain/contract/console/submissions.ts'
import { sendJson } from '../providers/send-request.ts'

type Seen = Pick<SubmissionDetail, 'id' | 'version'>

/** Sends a command on the version that the user sees. @throws RequestError */
export async function sendCommand(
  { id, version }: Seen,
  action: Exclude<SubmissionAction, 'edit'>,
  form: Omit<SubmissionCommandForm, 'expected'> = {},
): Promise<SubmissionDetail> {
  const sent = { expected: version, ...form } satisfies SubmissionCommandForm
  return (await sendJson(`${CONSOLE_API}/submissions/${id}/${action}`, sent)) as SubmissionDetail
}

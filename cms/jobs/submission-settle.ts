import type { JobServices, MessagesOf } from '#cms/jobs/services.ts'
import { settleSubmission } from '#cms/operations/submissions/settle-submission.ts'

/** Makes decisions on submissions effective. */
export async function submissionSettle(
  { payload }: JobServices,
  messages: MessagesOf<'submission.settle'>,
): Promise<void> {
  for (const decision of messages) await settleSubmission(payload, decision)
}

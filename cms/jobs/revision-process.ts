import type { JobServices, MessagesOf } from '#cms/jobs/services.ts'
import { processRevision } from '#cms/operations/revisions/process-revision.ts'

/** Processes an uploaded original. */
export async function revisionProcess(
  services: JobServices,
  messages: MessagesOf<'revision.process'>,
): Promise<void> {
  for (const { revision } of messages) await processRevision(services, revision)
}

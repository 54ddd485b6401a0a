import type { JobServices, MessagesOf } from '#cms/jobs/services.ts'
import { settlePack } from '#cms/operations/packs/settle-pack.ts'

/** Makes decisions on packs effective. */
export async function packSettle(
  { payload }: JobServices,
  messages: MessagesOf<'pack.settle'>,
): Promise<void> {
  for (const decision of messages) await settlePack(payload, decision)
}

import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { TermsKind } from '#domain/accounts/terms.ts'

/** Records that a user accepts the terms currently in force. */
export async function acceptTerms(payload: Payload, user: string, terms: TermsKind): Promise<void> {
  const column = fragment.identifier(`terms_agreement_${terms}`)
  await run(payload, fragment`update users set ${column} = now() where id = ${user}`)
}

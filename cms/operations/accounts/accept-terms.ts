import { recordAgreement } from '#cms/operations/contributors/become-contributor.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import type { TermsKind } from '#domain/accounts/terms.ts'
import { AGREEMENT } from '#domain/contributors/agreement.ts'

/** Records that a user accepts the terms currently in force; those of contributors with their version. */
export async function acceptTerms(payload: Payload, user: string, terms: TermsKind): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    if (terms === 'contributor') return recordAgreement(transaction, user, AGREEMENT.version)
    await transaction(fragment`update users set terms_agreement_user = now() where id = ${user}`)
  })
}

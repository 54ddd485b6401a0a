import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import type { CertificateAction } from '#domain/certificates/state.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'

type Row = Columns<'certificates', 'number' | 'withdrawn_at' | 'revocation'> & Record<string, unknown>

interface WithdrawCertificate {
  readonly actor: Holder
  /** The id of its row. */
  readonly certificate: string
  readonly action: CertificateAction
  readonly reason: string
}

/**
 * Revokes a certificate for staff, or takes that back. What a payment revoked stays revoked, and a payment that gives its
 * licences back changes nothing of this.
 */
export function withdrawCertificate(
  payload: Payload,
  { actor, certificate, action, reason }: WithdrawCertificate,
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const command = `certificate.${action}` as const
    const allowed = requireCommand(actor, command)
    if (!allowed.ok) return allowed
    const [row] = await transaction<Row>(fragment`
      select number, withdrawn_at, revocation from certificates where id = ${certificate}::uuid for update`)
    if (row === undefined) return refuse('not-found')
    const revokes = action === 'revoke'
    if ((row.withdrawn_at === null) !== revokes) return refuse('state-changed')
    await transaction(
      revokes
        ? fragment`update certificates set withdrawn_at = now(), withdrawn_by = ${actor.id}, withdrawal = ${reason}
            where id = ${certificate}::uuid`
        : fragment`update certificates set withdrawn_at = null, withdrawn_by = null, withdrawal = null
            where id = ${certificate}::uuid`,
    )
    const { number, revocation } = row
    await logCommand(transaction, {
      actor,
      command,
      resource: 'certificates',
      record: certificate,
      reason,
      before: { number, revocation, withdrawn: !revokes },
      after: { withdrawn: revokes },
    })
    return accept(null)
  })
}

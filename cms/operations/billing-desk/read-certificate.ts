import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast } from '#cms/operations/schema/columns.ts'
import { certificateActions } from '#domain/certificates/state.ts'
import type { CertificateDetail } from '#domain/contract/console/billing.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'

interface Row extends Record<string, unknown> {
  readonly at: Cast<'certificates.withdrawn_at', number | null>
}

/** A licence certificate with the commands that this actor can give on it. */
export async function readCertificate(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & CertificateDetail) | null> {
  const row = await readRow(payload, 'certificates', id)
  const [withdrawn] = await run<Row>(
    payload,
    fragment`
    select (extract(epoch from withdrawn_at) * 1000)::float8 as at from certificates where id::text = ${id}`,
  )
  if (row === null || withdrawn === undefined) return null
  const actions = certificateActions({ withdrawnAt: withdrawn.at })
  const allowed = actions.filter((action) => commandScope(actor, `certificate.${action}`) === 'all')
  return { ...row, allowed_actions: allowed }
}

import { randomBytes } from 'node:crypto'
import type { HashDelivered } from '#cms/certificates/hash-delivered.ts'
import type { SigningKeys } from '#cms/certificates/signing-keys.ts'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { type CertifiedRow, findCertifiable } from '#cms/operations/certificates/find-download.ts'
import { lockOrderOf } from '#cms/operations/certificates/lock-order.ts'
import { fragment, type Payload, type Transaction } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { deliver } from '#cms/operations/downloads/deliver.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { LICENCES } from '#domain/assets/licences.ts'
import { readRecolouring } from '#domain/assets/recolouring.ts'
import { canonicalJson } from '#domain/certificates/canonical.ts'
import { certificateNumber, NUMBER_BYTES } from '#domain/certificates/number.ts'
import {
  CERTIFICATE_FORMAT,
  type Certificate,
  type SignedCertificate,
} from '#domain/contract/certificates.ts'
import { decideAgain } from '#domain/entitlement/decide.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

export interface CertificateServices {
  readonly payload: Payload
  readonly keys: SigningKeys
  readonly hashDelivered: HashDelivered
  /** The address of the site. */
  readonly issuer: string
}

/**
 * The certificate of a download: issued at the first request, and the same one afterwards. The file is hashed before the
 * transaction, which writes one row however many requests arrive at once.
 */
export async function issueCertificate(
  services: CertificateServices,
  { user, download }: { readonly user: string; readonly download: string },
): Promise<Result<SignedCertificate>> {
  const { payload, hashDelivered } = services
  const row = await findCertifiable(payload, user, download)
  if (row === null) return refuse('not-found')
  if (row.document !== null) return accept(row.document)
  const deliverable = decideAgain(row.visibility)
  if (!deliverable.ok) return deliverable
  const { licensee, colours, format, width } = row
  if (licensee === null) return refuse('certificate-name-missing')
  if (!(await withinLimit(payload, 'certificate-account', user))) return refuse('too-many-attempts')
  const file = deliver(row, { format, width, colours: readRecolouring(colours ?? '') ?? new Map() })
  const hash = await hashDelivered(file)
  if (!hash.ok) return hash
  return inDecidedTransaction<SignedCertificate>(payload, async (transaction) => {
    const order = await lockOrderOf(transaction, row.id)
    if (!order.ok) return order
    const stated = { row, licensee, fileName: file.fileName, sha256: hash.value, order: order.value }
    const certificate = certificateOf(services, stated)
    const signature = services.keys.sign(canonicalJson(certificate))
    return accept(await insert(transaction, row, { certificate, signature }))
  })
}

interface Stated {
  readonly row: CertifiedRow
  readonly licensee: string
  readonly fileName: string
  readonly sha256: string
  readonly order: string | null
}

function certificateOf(
  { issuer }: CertificateServices,
  { row, licensee, fileName, sha256, order }: Stated,
): Certificate {
  const { kind, slug, title, author, format, width, licence } = row
  return {
    format: CERTIFICATE_FORMAT,
    issuer,
    number: certificateNumber(randomBytes(NUMBER_BYTES)),
    issued_at: new Date().toISOString(),
    licensee: { type: row.team_id === null ? 'person' : 'team', name: licensee },
    asset: { kind, slug, title, author },
    revision: row.revision,
    file: { name: fileName, format, width, sha256 },
    licence: {
      code: licence,
      name: row.licence_name,
      version: row.licence_version,
      url: LICENCES[licence].url,
    },
    downloaded_at: new Date(row.created_at).toISOString(),
    download: String(row.id),
    order,
  }
}

/** Of several requests at once the first one's row is answered to all. */
async function insert(
  transaction: Transaction,
  { id, user_id: user, team_id: team }: CertifiedRow,
  signed: SignedCertificate,
): Promise<SignedCertificate> {
  await transaction(fragment`
    insert into certificates (number, download_id, user_id, team_id, document, issued_at)
    values (${signed.certificate.number}, ${id}, ${user}, ${team}::uuid,
      ${JSON.stringify(signed)}::jsonb, ${signed.certificate.issued_at}::timestamptz)
    on conflict (download_id) do nothing`)
  const [row] = await transaction<{ document: Column<'certificates.document'> }>(
    fragment`select document from certificates where download_id = ${id}`,
  )
  if (row === undefined) throw new Error(`the certificate of download ${id} was not written`)
  return row.document
}

import { certifiableBy } from '#cms/operations/certificates/find-download.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Columns, Computed } from '#cms/operations/schema/columns.ts'
import { readCertificateNumber } from '#domain/certificates/number.ts'
import { certificateState } from '#domain/certificates/state.ts'
import type {
  CertificateAnswer,
  CertificateList,
  CertificateState,
  SignedCertificate,
} from '#domain/contract/certificates.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

const PER_PAGE = 20

type Row = Columns<'certificates', 'document' | 'revocation'> & {
  readonly revoked_at: Cast<'certificates.revoked_at', number | null>
  readonly withdrawn_at: Cast<'certificates.withdrawn_at', number | null>
} & Record<string, unknown>

const COLUMNS = fragment`own.document, own.revocation, (extract(epoch from own.revoked_at) * 1000)::float8 as revoked_at,
  (extract(epoch from own.withdrawn_at) * 1000)::float8 as withdrawn_at`

/** The certificates of a user's downloads, and of those of the teams that they own, newest first, 20 a page. */
export async function listCertificates(
  payload: Payload,
  { user, page }: { readonly user: string; readonly page: number },
): Promise<CertificateList> {
  const rows = await run<Row & { found: Computed<number> }>(
    payload,
    fragment`
    select ${COLUMNS}, count(*) over ()::int as found
      from certificates own join downloads d on d.id = own.download_id where ${certifiableBy(user)}
     order by own.issued_at desc, own.number limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`,
  )
  const total = rows[0]?.found ?? 0
  const hits = rows.map((row) => {
    const { number, asset, licensee, licence, file, issued_at } = row.document.certificate
    return {
      number,
      title: asset.title,
      slug: asset.slug,
      licensee: licensee.name,
      licence: `${licence.name} ${licence.version}`,
      file_name: file.name,
      issued_at,
      status: stateOf(row),
    }
  })
  return { hits, total, page, pageCount: Math.max(1, Math.ceil(total / PER_PAGE)) }
}

/** One certificate of a user; those of others are not found. */
export async function readCertificate(
  payload: Payload,
  { user, number: typed }: { readonly user: string; readonly number: string },
): Promise<Result<{ readonly signed: SignedCertificate; readonly status: CertificateState }>> {
  const number = readCertificateNumber(typed)
  if (number === null) return refuse('not-found')
  const [row] = await run<Row>(
    payload,
    fragment`select ${COLUMNS} from certificates own join downloads d on d.id = own.download_id
      where own.number = ${number} and ${certifiableBy(user)}`,
  )
  return row === undefined ? refuse('not-found') : accept({ signed: row.document, status: stateOf(row) })
}

/** The public answer about a number, as a visitor typed it. */
export async function checkCertificate(payload: Payload, typed: string): Promise<CertificateAnswer> {
  const number = readCertificateNumber(typed)
  if (number === null) return { status: { state: 'unknown', mistyped: true }, certificate: null }
  const [row] = await run<Row>(
    payload,
    fragment`select ${COLUMNS} from certificates own where own.number = ${number}`,
  )
  if (row === undefined) return { status: { state: 'unknown', mistyped: false }, certificate: null }
  const { download: _download, order: _order, ...shown } = row.document.certificate
  return { status: stateOf(row), certificate: shown }
}

function stateOf({ revoked_at: revokedAt, revocation, withdrawn_at: withdrawnAt }: Row): CertificateState {
  return certificateState({ revokedAt, revocation, withdrawnAt })
}

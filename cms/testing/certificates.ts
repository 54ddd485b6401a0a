import { randomBytes } from 'node:crypto'
import { type Payload, sql } from '#cms/operations/database.ts'
import { certificateNumber, NUMBER_BYTES } from '#domain/certificates/number.ts'
import { CERTIFICATE_FORMAT, type SignedCertificate } from '#domain/contract/certificates.ts'

/** A well-formed number that no certificate has. */
export const NO_CERTIFICATE = '0000-0000-0000-00'

/** A certificate of a download, with a signature of nothing. @returns its number */
export async function insertCertificate(payload: Payload, user: string, download: number): Promise<string> {
  const number = certificateNumber(randomBytes(NUMBER_BYTES))
  const signed: SignedCertificate = {
    certificate: {
      format: CERTIFICATE_FORMAT,
      issuer: 'https://motif.example',
      number,
      issued_at: '2026-11-27T10:00:00.000Z',
      licensee: { type: 'person', name: '山田花子 Ünal' },
      asset: { kind: 'icon', slug: 'heart', title: 'Red heart', author: 'Ada' },
      revision: '1',
      file: { name: 'heart.svg', format: 'svg', width: null, sha256: '5'.repeat(64) },
      licence: { code: 'cc-by-4.0', name: 'CC BY 4.0', version: '4.0', url: null },
      downloaded_at: '2026-11-26T10:00:00.000Z',
      download: String(download),
      order: null,
    },
    signature: { algorithm: 'Ed25519', key: 'tests', value: 'A'.repeat(86) },
  }
  await sql(payload)`
    insert into certificates (number, download_id, user_id, document)
    values (${number}, ${download}, ${user}, ${JSON.stringify(signed)}::jsonb)`
  return number
}

/** Certificates of a download of each item. @returns their numbers */
export async function insertCertificates(payload: Payload, user: string): Promise<readonly string[]> {
  const downloads = await sql<{ id: number }>(payload)`
    insert into downloads (item_id, revision_id, licence_version_id, format, user_id)
    select i.id, i.current_revision_id, (select min(id) from licence_versions), 'svg', ${user} from items i
     where i.current_revision_id is not null returning id`
  const numbers: string[] = []
  for (const { id } of downloads) numbers.push(await insertCertificate(payload, user, id))
  return numbers
}

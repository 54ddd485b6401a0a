import type { LicenceCode } from '#domain/assets/licences.ts'
import type { SignedCertificate } from '#domain/contract/certificates.ts'
import { csvLine } from '#domain/contract/console/csv.ts'

/** What proves the licence of one file of a ZIP. */
export interface AuditedFile {
  /** In the ZIP. */
  readonly path: string
  readonly title: string
  readonly author: string
  readonly page: string
  /** Of the work, from 1. */
  readonly revision: number
  readonly licence: LicenceCode
  readonly version: string
  /** When the licence was granted: the first download of those that repeat each other. ISO 8601. */
  readonly granted: string
  /** Of the original, as the author sent it. */
  readonly sha256: string
  /** The number of a valid certificate of this file; null without one. */
  readonly certificate: string | null
  /** The numbers of the invoices that paid for it; none for free works. */
  readonly invoices: readonly string[]
}

/** One version of a licence, with the text that was in force. */
export interface AuditedLicence {
  readonly code: LicenceCode
  readonly name: string
  readonly version: string
  readonly text: string
}

/** The records that a ZIP for an audit has beside its files. */
export interface ZipAudit {
  /** The person or the team that holds the licences. */
  readonly licensee: string
  readonly files: readonly AuditedFile[]
  readonly licences: readonly AuditedLicence[]
  readonly certificates: readonly SignedCertificate[]
}

/** A text file of a ZIP. */
interface AuditFile {
  readonly path: string
  readonly text: string
}

const FOLDER = 'audit'

const COLUMNS = [
  'file',
  'sha256_of_file',
  'sha256_of_original',
  'asset',
  'author',
  'page',
  'revision',
  'licence',
  'licence_version',
  'licensee',
  'granted_at',
  'certificate',
  'invoices',
] as const

/**
 * The files of the folder `audit`: a table with a line for each delivered file, the texts of its licence versions, and the
 * signed certificates, which `npm run verify-certificate` checks without a network.
 *
 * @param delivered the SHA-256 of each delivered file, by its path
 */
export function auditFiles(audit: ZipAudit, delivered: ReadonlyMap<string, string>): readonly AuditFile[] {
  const { licensee, files, licences, certificates } = audit
  const lines = files.map((file) =>
    csvLine([
      file.path,
      delivered.get(file.path) ?? '',
      file.sha256,
      file.title,
      file.author,
      file.page,
      file.revision,
      file.licence,
      file.version,
      licensee,
      file.granted,
      file.certificate,
      file.invoices,
    ]),
  )
  return [
    { path: `${FOLDER}/files.csv`, text: [csvLine(COLUMNS), ...lines].join('') },
    ...licences.map(({ code, name, version, text }) => ({
      path: `${FOLDER}/licences/${code}-${safe(version)}.txt`,
      text: `${name} ${version}\n\n${text.trim()}\n`,
    })),
    ...certificates.map((signed) => ({
      path: `${FOLDER}/certificates/${signed.certificate.number}.json`,
      text: `${JSON.stringify(signed, null, 2)}\n`,
    })),
  ]
}

/** Staff name versions. */
function safe(version: string): string {
  return version.replace(/[^\w.-]+/g, '-')
}

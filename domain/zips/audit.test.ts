import { expect, test } from 'vitest'
import type { SignedCertificate } from '#domain/contract/certificates.ts'
import { type AuditedFile, auditFiles, type ZipAudit } from './audit.ts'

const FILE: AuditedFile = {
  path: 'nature/heart.svg',
  title: 'Heart, red',
  author: '=HYPERLINK("x")',
  page: 'https://motif.test/en/icon/heart',
  revision: 2,
  licence: 'motif-standard',
  version: '1.0',
  granted: '2026-11-21T12:00:00.000Z',
  sha256: 'a'.repeat(64),
  certificate: 'ABCD',
  invoices: ['MOTIF-2026-1', 'MOTIF-2026-2'],
}
const SIGNED = { certificate: { number: 'ABCD' }, signature: 's' } as unknown as SignedCertificate
const AUDIT: ZipAudit = {
  licensee: '山田花子',
  files: [FILE],
  licences: [{ code: 'motif-standard', name: 'Standard', version: '../1.0', text: ' You may.\n' }],
  certificates: [SIGNED],
}

test('the table has a line for each file with its hashes, licence, certificate and invoices', () => {
  const [table] = auditFiles(AUDIT, new Map([[FILE.path, 'b'.repeat(64)]]))
  expect(table?.path).toBe('audit/files.csv')
  const [names, line, ...more] = (table?.text ?? '').split('\r\n')
  expect(names?.split(',')).toHaveLength(13)
  expect(line).toBe(
    `nature/heart.svg,${'b'.repeat(64)},${'a'.repeat(64)},"Heart, red","'=HYPERLINK(""x"")",https://motif.test/en/icon/heart,2,motif-standard,1.0,山田花子,2026-11-21T12:00:00.000Z,ABCD,MOTIF-2026-1 MOTIF-2026-2`,
  )
  expect(more).toEqual([''])
})

test('licence texts and signed certificates are separate files of the folder', () => {
  const files = auditFiles(AUDIT, new Map())
  expect(files.map(({ path }) => path)).toEqual([
    'audit/files.csv',
    'audit/licences/motif-standard-..-1.0.txt',
    'audit/certificates/ABCD.json',
  ])
  expect(files[1]?.text).toBe('Standard ../1.0\n\nYou may.\n')
  expect(JSON.parse(files[2]?.text ?? '')).toEqual(SIGNED)
})

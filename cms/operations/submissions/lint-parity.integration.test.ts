import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environment } from '#cms/env.ts'
import { sql } from '#cms/operations/database.ts'
import { processRevision } from '#cms/operations/revisions/process-revision.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import {
  makeContributor,
  makeMarketplaceLicences,
  type TestContributor,
  uploadFile,
} from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { RULE_EXAMPLES } from '#domain/lint/examples.ts'
import { LINT_RULE_CODES } from '#domain/lint/rule-codes.ts'
import { ruleFacts } from '#domain/lint/rules.ts'
import type { LintResult } from '#domain/lint/work.ts'
import { findFiles } from '#media/lint-assets/find-files.ts'
import { lintFiles } from '#media/lint-assets/lint-files.ts'
import { createPool, type Pool } from '#media/pipeline/pool.ts'
import { openStorage } from '#media/storage/open.ts'

let opened: TestPayload
let payload: Payload
let pool: Pool
let author: TestContributor
let folder: string

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  pool = createPool({ size: 1 })
  folder = await mkdtemp(join(tmpdir(), 'lint-parity-'))
  await makeCatalogue(payload)
  await makeMarketplaceLicences(payload)
  author = await makeContributor(payload)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await pool.close()
  await opened.close()
})

/** Icons with a finding inside of the drawing. Each bad example is another drawing. */
const DRAWN = LINT_RULE_CODES.filter((rule) => {
  const { change, svg } = RULE_EXAMPLES[rule].bad
  return svg !== undefined && ruleFacts(rule).needs === 'drawing' && change.kind === undefined
})

test('an upload has the findings in its file that the command prints', async () => {
  expect(DRAWN.length).toBeGreaterThan(10)
  for (const rule of DRAWN) {
    const text = RULE_EXAMPLES[rule].bad.svg ?? ''
    const name = `house-${rule.toLowerCase()}.svg`
    const { body } = await uploadFile(author, { text, name })
    const { id } = body as unknown as SubmissionDetail
    const [row] = await sql<{ revision: number }>(payload)`
      select revision_id as revision from submissions where id = ${id}`
    await processRevision({ payload, storage: openStorage(environment()), pool }, Number(row?.revision))
    const detail = await author.browser.call('GET', `/console/submissions/${id}`)
    const onServer = ofFile((detail.body as unknown as SubmissionDetail).lint)

    await writeFile(join(folder, name), text)
    const files = (await findFiles(folder, null)).filter((file) => file.name === name)
    const [byCommand] = await lintFiles(pool, files, null)
    expect(onServer).toEqual(byCommand?.results)
    expect(onServer.map((result) => result.rule)).toContain(rule)
  }
})

/** Without those in the metadata, and those that compare with the library. */
function ofFile(results: readonly LintResult[]): readonly LintResult[] {
  return results.filter(({ about }) => about === 'artwork')
}

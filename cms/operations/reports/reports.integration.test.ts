import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#cms/operations/accounts/delete-account.ts'
import { deleteEnded } from '#cms/operations/accounts/delete-ended.ts'
import { sql } from '#cms/operations/database.ts'
import { countCases } from '#cms/operations/takedowns/count-cases.ts'
import { codesOf, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, PASSWORD, withSession } from '#cms/testing/people.ts'
import { LIMITS } from '#domain/accounts/limits.ts'
import type { ReportDetail } from '#domain/contract/reports.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let manager: TestBrowser

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  manager = await staff('manager')
})
afterAll(() => opened.close())
beforeEach(async () => {
  await sql(payload)`delete from reports`
  await sql(payload)`delete from mails`
  await sql(payload)`delete from attempts`
})

describe('a report', () => {
  test('of a visitor is stored once, and listed for staff', async () => {
    const { slug } = await catalogue.add({ title: 'Reported' })
    for (let repeat = 0; repeat < 2; repeat += 1) expect((await report(slug)).status).toBe(200)
    const list = await manager.call('GET', '/console/reports')
    expect(list.body).toMatchObject([
      { title: 'Reported', report_reason: 'offensive', words: 'A <b>rude</b> gesture', report_state: 'open' },
    ])
    expect(list.body).toHaveLength(1)
  })

  test('of a member is answered to the address of the account', async () => {
    const { slug } = await catalogue.add({ title: 'Of a member' })
    const person = await makePerson(payload)
    await report(slug, { email: '' }, await withSession(payload, person))
    await decide(await onlyReport(), 'dismiss')
    expect(await mails()).toEqual([{ template: 'report-dismissed', email: person.email }])
  })

  test.each([
    [{ reason: 'boring' }, ['reason: report-reason-missing']],
    [{ words: ' ' }, ['words: message-missing']],
    [{ email: 'ada' }, ['email: email-invalid']],
    [{ work: 'no-such-work-1x' }, ['not-found']],
  ])('is refused for %j', async (change, codes) => {
    const { slug } = await catalogue.add({ title: 'Fine' })
    expect(codesOf(await report(slug, change))).toEqual(codes)
    expect(await sql(payload)`select 1 from reports`).toEqual([])
  })

  test('about a draft is refused as if the work did not exist', async () => {
    const { slug } = await catalogue.add({ title: 'Draft', visibility: 'draft' })
    expect((await report(slug)).status).toBe(404)
  })

  test('beyond the limit of a network is refused', async () => {
    const { slug } = await catalogue.add({ title: 'Popular' })
    const { most } = LIMITS['report-address']
    const visitor = openBrowser()
    for (let count = 0; count < most; count += 1)
      expect((await report(slug, { words: `Number ${count}` }, visitor)).status).toBe(200)
    expect(codesOf(await report(slug, { words: 'One more' }, visitor))).toEqual(['too-many-attempts'])
  })
})

describe('the decision of a report', () => {
  test('hides the work, is logged, and reaches the address of the reporter', async () => {
    const { id, slug } = await catalogue.add({ title: 'Rude' })
    await report(slug, { email: 'Eve@Example.com', locale: 'de' })
    const before = await onlyReport()
    expect(before.allowed_actions).toEqual(['dismiss', 'hide', 'retire', 'open-case'])
    const answer = await decide(before, 'hide', 'Rude')
    expect(answer.body).toMatchObject({
      report_outcome: 'hidden',
      visibility: 'resting',
      allowed_actions: [],
    })
    expect(await mails()).toEqual([{ template: 'report-acted', email: 'eve@example.com' }])
    const logged = await sql(payload)`
      select command, record_id, reason from audit_log where command in ('report.hide', 'asset.rest')
        and record_id in (${String(before.id)}, ${String(id)}) order by id`
    expect(logged).toEqual([
      { command: 'asset.rest', record_id: String(id), reason: 'Rude' },
      { command: 'report.hide', record_id: String(before.id), reason: 'Rude' },
    ])
  })

  test('opens a confirmed case that hides nothing before it is accepted', async () => {
    const { id, slug } = await catalogue.add({ title: 'Copied' })
    await report(slug, { words: 'A copy of my work' })
    const answer = await decide(await onlyReport(), 'open-case', 'Looks like a copy')
    const { takedown } = answer.body as unknown as ReportDetail
    const shown = await manager.call('GET', `/console/takedowns/${takedown}`)
    expect(shown.body).toMatchObject({
      case_state: 'confirmed',
      claimant: DEFAULT_SITE_NAME,
      original: 'A copy of my work',
      claim: 'Looks like a copy',
    })
    const [item] = await sql(payload)`select visibility::text from items where id = ${id}`
    expect(item).toEqual({ visibility: 'published' })
    expect(await mails()).toEqual([])
    const year = new Date().getUTCFullYear()
    const none = { cases: 0, open: 0, upheld: 0, rejected: 0, withdrawn: 0, restored: 0 }
    expect(await countCases(payload)).toEqual({ years: [{ year, ...none, library: 1 }] })
  })

  test('is made once, with a reason, and by the roles of its commands', async () => {
    const { slug } = await catalogue.add({ title: 'Raced' })
    await report(slug)
    const shown = await onlyReport()
    expect(codesOf(await decide(shown, 'retire'))).toEqual(['note: report-note-missing'])
    for (const role of ['reviewer', 'finance'] as const) {
      const reader = await staff(role)
      expect((await reader.call('GET', `/console/reports/${shown.id}`)).status).toBe(403)
      expect(codesOf(await decide(shown, 'dismiss', null, reader))).toEqual(['forbidden'])
    }
    expect(codesOf(await decide(shown, 'retire', 'x', await staff('support')))).toEqual(['forbidden'])
    const both = await Promise.all([decide(shown, 'dismiss'), decide(shown, 'retire', 'Late')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await manager.call('GET', '/console/reports/999999')).status).toBe(404)
  })

  test('names no account that was deleted', async () => {
    const { slug } = await catalogue.add({ title: 'Left behind' })
    const person = await makePerson(payload)
    await report(slug, {}, await withSession(payload, person))
    expect(await deleteAccount(payload, person.id, { password: PASSWORD })).toMatchObject({ ok: true })
    expect(await sql(payload)`select user_id, words from reports`).toEqual([
      { user_id: null, words: 'A <b>rude</b> gesture' },
    ])
  })

  test('forgets the address of the reporter after its time', async () => {
    const { slug } = await catalogue.add({ title: 'Old' })
    await report(slug, { email: 'eve@example.com' })
    await decide(await onlyReport(), 'dismiss')
    await sql(payload)`update reports set decided_at = now() - interval '91 days'`
    await deleteEnded(payload)
    expect(await sql(payload)`select email from reports`).toEqual([{ email: null }])
  })
})

function report(work: string, change: Record<string, string> = {}, browser = openBrowser()) {
  const json = {
    work,
    reason: 'offensive',
    words: 'A <b>rude</b> gesture',
    email: '',
    locale: 'en',
    ...change,
  }
  return browser.call('POST', '/v2/reports', { json })
}

async function onlyReport(): Promise<ReportDetail> {
  const [row] = await sql<{ id: number }>(payload)`select id from reports`
  return (await manager.call('GET', `/console/reports/${row?.id}`)).body as unknown as ReportDetail
}

function decide(
  { id, version }: ReportDetail,
  action: string,
  note: string | null = null,
  browser = manager,
) {
  return browser.call('POST', `/console/reports/${id}/${action}`, { json: { expected: version, note } })
}

function mails() {
  return sql(payload)`select template, email from mails where template like 'report-%'`
}

async function staff(role: StaffRole): Promise<TestBrowser> {
  return withSession(payload, await makePerson(payload, { roles: [role] }))
}

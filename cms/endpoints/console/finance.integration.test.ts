import { createHash, randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeAuditExport } from '#cms/operations/audit-export/take-export.ts'
import { inTransaction, sql } from '#cms/operations/database.ts'
import { post as postLedger } from '#cms/operations/ledger/post.ts'
import { sealValues } from '#cms/operations/payees/sealer.ts'
import { makeYearlyReport } from '#cms/operations/yearly-reports/make-report.ts'
import { codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { makeEarner } from '#cms/testing/cashouts.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, type TestPerson, withSession } from '#cms/testing/people.ts'
import type { ReportFile } from '#domain/contract/console/finance.ts'
import { credit, debit } from '#domain/ledger/transaction.ts'
import { money } from '#domain/money/money.ts'
import { STAFF_ROLES } from '#domain/permissions/roles.ts'

const YEAR = new Date().getUTCFullYear() - 1
const HOSTILE = '=HYPERLINK("https://evil.example")'
let opened: TestPayload
let payload: Payload
let eve: TestPerson
let finance: TestBrowser

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  eve = await makePerson(payload, { roles: ['finance'] })
  finance = await withSession(payload, eve)
})
afterAll(() => opened.close())

const call = (path: string, json: object, who = finance) => who.call('POST', `/console${path}`, { json })
const takeReport = async (report: string) =>
  (await call('/yearly-reports', { year: YEAR, report, reason: 'January' })).body.response?.file as ReportFile

/** A contributor with a verified identity, a tax form, and sales and a paid cashout in the year. */
async function makePayee({ country, form }: { readonly country: string; readonly form: 'W-9' | 'W-8BEN' }) {
  const { id: user } = await makePerson(payload)
  const contributor = await makeEarner(payload, user, 500_000)
  const [payee] = await sql<{ id: string }>(
    payload,
  )`insert into payees (user_id) values (${user}) returning id`
  const [identity, taxForm] = [randomUUID(), randomUUID()]
  const values = {
    legal_name: HOSTILE,
    street: 'Weg 1 <b>',
    city: 'Berlin',
    postal_code: '10117',
    country,
    tin: '86095742719',
    tin_country: country,
    birth_date: '1987-06-05',
  }
  await sql(payload)`
    insert into payee_identities (id, payee_id, version, kind, country, sealed, shown, state, submitted_at, decided_by, decided_at)
    values (${identity}::uuid, ${payee?.id}::uuid, 1, 'individual', ${country},
      ${sealValues({ column: 'payee_identities.sealed', row: identity }, values)}, '{}', 'verified', now(), ${eve.id}, now())`
  await sql(payload)`
    insert into tax_forms (id, payee_id, kind, version, withheld_basis_points, sealed, shown, state, signed_at, valid_until,
      decided_by, decided_at)
    values (${taxForm}::uuid, ${payee?.id}::uuid, ${form}, 1, 3000,
      ${sealValues({ column: 'tax_forms.sealed', row: taxForm }, { ...values, us_tin: '123456789', us_state: 'NY' })}, '{}',
      'approved', now(), now() + interval '1 year', ${eve.id}, now())`
  await sql(payload)`
    insert into royalty_single_lines (kind, payment_id, order_line_id, base, contributor_id, rule_id, share, currency, amount, accrued_at)
    select 'sale', gen_random_uuid(), 1, 10000, ${contributor}, 1, 6000, 'USD', 10000,
      make_timestamptz(${YEAR}::int, 2, 1, 0, 0, 0, 'UTC') from generate_series(1, 30)`
  const [batch] = await sql<{ id: string }>(payload)`
    insert into payout_batches (method, currency, state, created_by, sent_at, settled_at)
    values ('bank', 'USD', 'settled', ${eve.id}, now(), now()) returning id`
  await sql(payload)`
    insert into cashouts (contributor_id, requested_by, request_key, currency, amount, us_source, withheld, fee,
      withheld_basis_points, tax_form, method, method_id, state, approver_id, batch_id, created_at, approved_at, sent_at, settled_at)
    select ${contributor}, ${user}, gen_random_uuid(), 'USD', 20000, 19000, 6000, 800, 3000, ${form}, 'bank', 'method-bank', 'paid',
      ${eve.id}, ${batch?.id}::uuid, t, t, t, t from make_timestamptz(${YEAR}::int, 3, 1, 0, 0, 0, 'UTC') t`
  return { user, contributor, payee: payee?.id ?? '' }
}

describe('the calls of the finance desk', () => {
  test('are refused to all other roles', async () => {
    for (const role of STAFF_ROLES) {
      if (role === 'finance') continue
      const other = await withSession(payload, await makePerson(payload, { roles: [role] }))
      const report = await call('/yearly-reports', { year: YEAR, report: 'dac7', reason: 'x' }, other)
      expect([role, report.status]).toEqual([role, 403])
      if (role === 'admin') continue
      for (const path of ['/yearly-reports/rates', '/audit-export'])
        expect([role, path, (await call(path, { reason: 'x' }, other)).status]).toEqual([role, path, 403])
      expect((await other.call('GET', `/console/yearly-reports?year=${YEAR}`)).status).toBe(403)
    }
  })

  test('need a reason, and a year or a period that has ended', async () => {
    expect((await call('/yearly-reports', { year: YEAR, report: 'dac7' })).status).toBe(400)
    const open = { year: YEAR + 1, report: 'dac7', reason: 'x' }
    expect(codesOf(await call('/yearly-reports', open))).toEqual(['report-year-open'])
    const period = { from: `${YEAR}-01-01`, until: '2999-01-01', reason: 'x' }
    expect(codesOf(await call('/audit-export', period))).toEqual(['export-period-invalid'])
    const rate = { year: YEAR, currency: 'USD', rate: '=1', reason: 'x' }
    expect(codesOf(await call('/yearly-reports/rates', rate))).toEqual(['rate: report-rate-invalid'])
  })
})

describe('yearly reports', () => {
  test('need the operator and the rates, state EU sellers in euro, and are logged', async () => {
    const { payee, user } = await makePayee({ country: 'DE', form: 'W-8BEN' })
    await makePayee({ country: 'US', form: 'W-9' })
    const asked = { year: YEAR, report: 'dac7', reason: 'January' }
    await sql(payload)`update invoice_settings set country = null, tax_id = null`
    expect(codesOf(await call('/yearly-reports', asked))).toEqual(['report-operator-incomplete'])
    await sql(payload)`delete from invoice_settings`
    await sql(payload)`
      insert into invoice_settings (seller, name, country, tax_id, updated_at, created_at)
      values ('motif', 'Assets & Co', 'DE', 'DE129273398', now(), now())`
    expect(codesOf(await call('/yearly-reports', asked))).toEqual(['report-rate-missing'])
    expect((await finance.call('GET', `/console/payees/${payee}`)).body).toMatchObject({
      sales: [
        { year: YEAR + 1, dac7: 'below' },
        { year: YEAR, sales: 30, earned: [{ amount: '3000.00', currency: 'USD' }], dac7: 'rate-missing' },
      ],
    })
    const rate = { year: YEAR, currency: 'USD', rate: '1.25', reason: 'ECB' }
    expect((await call('/yearly-reports/rates', rate)).status).toBe(200)
    expect((await finance.call('GET', `/console/yearly-reports?year=${YEAR}`)).body).toEqual({
      year: YEAR,
      rates: [{ currency: 'USD', rate: '1.25' }],
      missing: [],
      reportable: 2,
    })
    expect((await finance.call('GET', `/console/payees/${payee}`)).body).toMatchObject({
      sales: [{}, { in_euro: '2400.00', dac7: 'reportable' }],
    })
    const file = await takeReport('dac7')
    expect(file).toMatchObject({ name: `dac7-${YEAR}.xml`, payees: 1, left_out: 0, incomplete: 0 })
    expect(file.content).toContain('<ConsQ1 currCode="EUR">2400</ConsQ1>')
    expect(file.content).toContain('<NumbQ1>30</NumbQ1>')
    expect(file.content).toContain('<TaxQ1 currCode="EUR">48</TaxQ1>')
    expect(file.content).toContain('<Street>Weg 1 &lt;b&gt;</Street>')
    expect(file.content).toContain(user)
    const log = await sql<{ reason: string; entry: string }>(payload)`
      select reason, row_to_json(audit_log)::text as entry from audit_log
       where command = 'yearly-report.make' and record_id = ${`dac7:${YEAR}`}`
    expect(log.map(({ reason }) => reason)).toEqual(['January'])
    expect(log[0]?.entry).not.toContain('86095742719')
  })

  test('have what was paid out by tax form, with texts that no spreadsheet runs', async () => {
    const foreign = await takeReport('1042-s')
    expect(foreign.payees).toBe(1)
    expect(foreign.content).toContain(',12,190.00,3,00,30.00,60.00,')
    expect(foreign.content).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    const american = await takeReport('1099-misc')
    expect(american).toMatchObject({ payees: 1, incomplete: 0 })
    expect(american.content).toContain('123456789')
    expect(american.content).toMatch(/,200\.00,60\.00\r\n$/)
    const other = { id: eve.id, roles: ['admin'] as const }
    const given = { actor: other, year: YEAR, report: '1042-s', reason: 'x', now: new Date() } as const
    expect(await makeYearlyReport(payload, given)).toMatchObject({ ok: false, code: 'forbidden' })
  })
})

describe('the audit export', () => {
  test('has the books of a period with hashes and sums that agree, and is logged', async () => {
    await inTransaction(payload, (transaction) =>
      postLedger(transaction, [
        {
          reference: HOSTILE,
          kind: 'payment',
          entries: [
            debit('gateway-clearing', money(700, 'USD'), 'stripe'),
            credit('platform-revenue', money(700, 'USD')),
          ],
        },
      ]),
    )
    await sql(payload)`
      insert into audit_log (actor_id, command, resource, record_id, reason, before, after)
      values (${eve.id}, 'refund.grant', 'payments', '1', ${HOSTILE}, '{}', '{}')`
    const today = new Date().toISOString().slice(0, 10)
    const taken = await takeAuditExport(payload, {
      actor: { id: eve.id, roles: ['finance'] },
      period: { from: today, until: today },
      reason: 'Auditor',
      now: new Date(Date.now() + 2 * 86_400_000),
    })
    if (!taken.ok) throw new Error(taken.code)
    const files = unzipSync(new Uint8Array(await new Response(taken.value).arrayBuffer()))
    const textOf = (name: string) => new TextDecoder().decode(files[name])
    const manifest = JSON.parse(textOf('manifest.json')) as {
      files: { name: string; rows: number; sha256: string; sums: Record<string, Record<string, string>> }[]
    }
    expect(manifest.files.map(({ name }) => name)).toEqual(
      Object.keys(files).filter((name) => name !== 'manifest.json'),
    )
    for (const { name, sha256, rows } of manifest.files) {
      expect([
        name,
        createHash('sha256')
          .update(files[name] ?? '')
          .digest('hex'),
      ]).toEqual([name, sha256])
      expect([name, textOf(name).split('\r\n').length - 2]).toEqual([name, rows])
    }
    const postings = manifest.files.find(({ name }) => name === 'ledger-postings.csv')
    expect(postings?.sums).toEqual({ amount: { USD: '0' } })
    for (const name of ['ledger-transactions.csv', 'audit-log.csv']) {
      expect(textOf(name)).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
      expect(textOf(name)).not.toMatch(/(?:^|,)"?=HYPERLINK/m)
    }
    const log = await sql<{ reason: string }>(payload)`
      select reason from audit_log where command = 'audit-export.take' and record_id = ${`${today}/${today}`}`
    expect(log).toEqual([{ reason: 'Auditor' }])
  })

  test('is a ZIP for a period of the past', async () => {
    const answer = await call('/audit-export', { from: `${YEAR}-01-01`, until: `${YEAR}-12-31`, reason: 'x' })
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/zip'])
    expect(answer.text.slice(0, 2)).toBe('PK')
  })

  test('ends when its receiver stops reading', async () => {
    const taken = await takeAuditExport(payload, {
      actor: { id: eve.id, roles: ['finance'] },
      period: { from: `${YEAR}-01-01`, until: `${YEAR}-12-31` },
      reason: 'x',
      now: new Date(),
    })
    if (taken.ok) await taken.value.cancel()
    await expect
      .poll(async () => {
        const [row] = await sql<{ open: number }>(payload)`
          select count(*)::int as open from pg_stat_activity
           where datname = current_database() and state like 'idle in transaction%'`
        return row?.open
      })
      .toBe(0)
  })
})

describe('a hold from the payee desk', () => {
  test('stops the payouts of a contributor without a cashout, whose payouts are then allowed again', async () => {
    const { payee, contributor } = await makePayee({ country: 'FR', form: 'W-8BEN' })
    const hold = (action: string, who = finance) =>
      call(`/payees/${payee}/${action}`, { reason: 'A claim' }, who)
    const support = await withSession(payload, await makePerson(payload, { roles: ['support'] }))
    expect((await hold('hold', support)).status).toBe(403)
    expect((await hold('hold')).status).toBe(200)
    expect(codesOf(await hold('hold'))).toEqual(['state-changed'])
    expect((await finance.call('GET', `/console/payees/${payee}`)).body).toMatchObject({
      held: 'A claim',
      allowed_actions: ['release'],
    })
    const holds = await sql(payload)`
      select reason from cashout_holds where contributor_id = ${contributor} and released_at is null`
    expect(holds).toEqual([{ reason: 'A claim' }])
    expect((await hold('release')).status).toBe(200)
    expect(codesOf(await hold('release'))).toEqual(['state-changed'])
    const log = await sql<{ reason: string }>(payload)`
      select reason from audit_log where resource = 'payees' and record_id = ${payee} and command = 'cashout.hold'`
    expect(log).toHaveLength(2)
    expect((await call(`/payees/${randomUUID()}/hold`, { reason: 'x' })).status).toBe(404)
  })
})

import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fragment, run, sql, transactionOf } from '#cms/operations/database.ts'
import { payeeOf } from '#cms/operations/payees/payee-of.ts'
import { codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { makeContributor, type TestContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, type TestPerson, withSession } from '#cms/testing/people.ts'
import { openTestMailbox } from '#cms/testing/test-mailbox.ts'
import type { PaymentDetails, RevealedPayee } from '#domain/contract/payees.ts'
import { STAFF_ROLES } from '#domain/permissions/roles.ts'

let opened: TestPayload
let payload: Payload
let ada: TestContributor
let finance: TestBrowser
let payee: string
const logged: string[] = []

/** What finance alone may find, and only by revealing it. */
const SECRETS = {
  legal_name: 'Zyxwanda Quillfeather',
  birth_date: '1987-06-05',
  street: 'Kryptonweg 4711',
  tin: '86095742719',
  iban: 'DE89370400440532013000',
  paypal_address: 'zyx.quillfeather@paypal-secret.example',
} as const

const IDENTITY = {
  kind: 'individual',
  values: {
    legal_name: SECRETS.legal_name,
    birth_date: SECRETS.birth_date,
    street: SECRETS.street,
    city: 'Berlin',
    postal_code: '10117',
    country: 'DE',
    tin: SECRETS.tin,
    tin_country: 'DE',
  },
}
const FORM = {
  kind: 'W-8BEN',
  values: {
    ...IDENTITY.values,
    citizenship: 'DE',
    foreign_tin: SECRETS.tin,
    treaty_country: 'DE',
    certify_correct: true,
    certify_beneficial_owner: true,
    certify_not_us_person: true,
    certify_not_connected: true,
    certify_change: true,
    signature: SECRETS.legal_name,
  },
}
const PAYPAL = { kind: 'paypal', values: { paypal_address: SECRETS.paypal_address } }
const BANK = { kind: 'bank', values: { holder: SECRETS.legal_name, iban: SECRETS.iban } }
/** Recognised in the stored document, whatever its encoding. */
const DOCUMENT = `%PDF-1.7 ${SECRETS.legal_name}`

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((chunk) => logged.push(String(chunk)) > 0)
  for (const level of ['error', 'warn', 'info', 'debug'] as const)
    vi.spyOn(payload.logger, level).mockImplementation((...given: unknown[]) => {
      logged.push(inspect(given, { depth: 9 }))
    })
  ada = await makeContributor(payload)
  finance = await withSession(payload, await makePerson(payload, { roles: ['finance'] }))
})
afterAll(async () => {
  vi.restoreAllMocks()
  await opened.close()
})

const own = (path: string, json: object, { browser } = ada) =>
  browser.call('POST', `/v2/auth/payment-details/${path}`, { json })
const detailsOf = async ({ browser } = ada) =>
  (
    (await browser.call('GET', '/v2/auth/payment-details')).body.response as {
      payment_details: PaymentDetails
    }
  ).payment_details
const contributorOf = async ({ id }: TestPerson) => {
  const [row] = await sql<{ id: number }>(payload)`select id from contributors where owner_id = ${id}`
  return row?.id ?? 0
}

describe('the payment details of a contributor', () => {
  test('are empty at first, and say what is missing', async () => {
    expect(await detailsOf()).toEqual({
      gaps: ['identity-none', 'tax-form-none', 'method-none'],
      identity: null,
      tax_forms: [],
      methods: [],
      offered: ['paypal', 'bank'],
    })
    expect(await payeeOf(transactionOf(payload), await contributorOf(ada.person))).toEqual({
      identity: 'none',
      taxForm: null,
      method: null,
    })
  })

  test('are written by contributors alone', async () => {
    const browser = await withSession(payload, await makePerson(payload))
    const sent = await browser.call('POST', '/v2/auth/payment-details/identity', { json: IDENTITY })
    expect([sent.status, codesOf(sent)]).toEqual([403, ['forbidden']])
  })

  test('take no tax form and no document before an identity', async () => {
    expect(codesOf(await own('tax-form', FORM))).toEqual(['identity-needed-first'])
    const form = new FormData()
    form.set('file', new File([DOCUMENT], 'passport.pdf'))
    const sent = await ada.browser.call('POST', '/v2/auth/payment-details/document', { form })
    expect(codesOf(sent)).toEqual(['identity-needed-first'])
  })

  test('name the fields that are wrong', async () => {
    const values = { ...IDENTITY.values, legal_name: '', country: 'XX' }
    expect(codesOf(await own('identity', { ...IDENTITY, values }))).toEqual([
      'legal_name: payee-field-missing',
      'country: billing-country-missing',
    ])
    expect(codesOf(await own('method', { kind: 'bank', values: { holder: 'A', iban: 'DE00' } }))).toEqual([
      'iban: iban-invalid',
    ])
    const stripe = { kind: 'stripe-connect', values: { stripe_account: 'acct_1032D82eZvKYlo2C' } }
    expect(codesOf(await own('method', stripe))).toEqual(['payout-method-unavailable'])
  })

  test('are stored and shown masked', async () => {
    expect((await own('identity', IDENTITY)).status).toBe(200)
    const form = new FormData()
    form.set('file', new File([DOCUMENT], 'passport.pdf'))
    expect((await ada.browser.call('POST', '/v2/auth/payment-details/document', { form })).status).toBe(200)
    expect((await own('tax-form', FORM)).status).toBe(200)
    expect((await own('method', PAYPAL)).status).toBe(200)
    expect((await own('method', BANK)).status).toBe(200)
    expect(await detailsOf()).toMatchObject({
      gaps: ['identity-pending', 'tax-form-none', 'method-waits'],
      identity: { state: 'pending', has_document: true, shown: { legal_name: 'Z•••', tin: '•••2719' } },
      tax_forms: [{ kind: 'W-8BEN', state: 'submitted', withheld_basis_points: 0, treaty_country: 'DE' }],
      methods: [
        { kind: 'bank', masked: 'DE•••3000' },
        { kind: 'paypal', masked: 'z•••@p•••.example' },
      ],
    })
  })

  test('wait 72 hours with a changed method', async () => {
    const { method } = await payeeOf(transactionOf(payload), await contributorOf(ada.person))
    const [row] = await sql<{ hours: number }>(payload)`
      select extract(epoch from usable_from - created_at)::int / 3600 as hours from payout_methods where id = ${method?.id}`
    expect(row?.hours).toBe(72)
    expect(method?.kind).toBe('bank')
  })

  test('refuse a file that is no document', async () => {
    const form = new FormData()
    form.set('file', new File(['<svg/>'], 'passport.pdf'))
    const sent = await ada.browser.call('POST', '/v2/auth/payment-details/document', { form })
    expect(codesOf(sent)).toEqual(['identity-document-invalid'])
  })

  test('are read by no other contributor and by no other staff', async () => {
    const other = await makeContributor(payload)
    expect((await detailsOf(other)).identity).toBeNull()
    const [row] = await sql<{ id: string }>(payload)`select id from payees where user_id = ${ada.person.id}`
    payee = row?.id ?? ''
    const path = `/console/payees/${payee}`
    expect((await other.browser.call('GET', path)).status).toBe(403)
    for (const role of STAFF_ROLES) {
      const browser = await withSession(payload, await makePerson(payload, { roles: [role] }))
      const { status, text, headers } = await browser.call('GET', path)
      expect(headers.get('cache-control')).toBe('no-store')
      expect([role, status]).toEqual([role, role === 'finance' || role === 'admin' ? 200 : 403])
      for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret)
      const revealed = await browser.call('POST', `${path}/reveal`, {
        json: { part: 'method', reason: 'Returned payment' },
      })
      expect([role, revealed.status]).toEqual([role, role === 'finance' ? 200 : 403])
    }
    expect((await openVisitor()).status).toBe(401)
  })
})

async function openVisitor() {
  const { openBrowser } = await import('#cms/testing/browser.ts')
  return openBrowser().call('GET', '/v2/auth/payment-details')
}

describe('finance', () => {
  const act = (action: string, json: object, browser = finance) =>
    browser.call('POST', `/console/payees/${payee}/${action}`, { json })

  test('sees the list masked, also as CSV', async () => {
    const list = await finance.call('GET', '/console/payees')
    expect(list.text).toContain('DE•••3000')
    const csv = await finance.call('GET', '/console/payees/export')
    for (const secret of Object.values(SECRETS)) expect(list.text + csv.text).not.toContain(secret)
  })

  test('reveals one part with a reason that is logged without the values', async () => {
    const without = await act('reveal', { part: 'identity', reason: ' ' })
    expect([without.status, codesOf(without)]).toEqual([422, ['reason: statement-missing']])
    const { body, headers } = await act('reveal', { part: 'identity', reason: 'Name differs from the form' })
    const revealed = body as unknown as RevealedPayee
    expect(headers.get('cache-control')).toBe('no-store')
    expect(revealed.values).toMatchObject(IDENTITY.values)
    expect(Buffer.from(revealed.document?.base64 ?? '', 'base64').toString()).toBe(DOCUMENT)
    const [entry] = await sql(payload)`
      select command, reason, after from audit_log where resource = 'payees' order by id desc limit 1`
    expect(entry).toMatchObject({
      command: 'payee.reveal',
      reason: 'Name differs from the form',
      after: { part: 'identity', document: true },
    })
    const { body: form } = await act('reveal', { part: 'tax-form', reason: 'Check of line 6a' })
    expect(form).toMatchObject({ values: { foreign_tin: SECRETS.tin, treaty_article: '12(1)' } })
    const { body: method } = await act('reveal', { part: 'method', reason: 'Returned payment' })
    expect(method).toMatchObject({ kind: 'bank', values: { iban: SECRETS.iban } })
  })

  test('cannot find what does not exist', async () => {
    const unknown = `/console/payees/${randomUUID()}`
    expect((await finance.call('GET', unknown)).status).toBe(404)
    expect(
      (await finance.call('POST', `${unknown}/reveal`, { json: { part: 'method', reason: 'Check' } })).status,
    ).toBe(404)
    expect(
      (await finance.call('POST', '/console/payees/x/reveal', { json: { part: 'method', reason: 'Check' } }))
        .status,
    ).toBe(404)
  })

  test('decides about the version that it saw, once; the document is deleted with the decision', async () => {
    const { body } = await finance.call('GET', `/console/payees/${payee}`)
    expect(body).toMatchObject({
      allowed_actions: ['verify-identity', 'reject-identity', 'approve-tax-form', 'reject-tax-form', 'hold'],
      may_reveal: true,
    })
    const { identity, newest_form: form } = body as unknown as {
      identity: { id: string }
      newest_form: { id: string }
    }
    const verify = { expected: identity.id, reason: 'Passport' }
    expect(codesOf(await act('verify-identity', { ...verify, expected: randomUUID() }))).toEqual([
      'state-changed',
    ])
    expect((await act('verify-identity', verify)).status).toBe(200)
    expect(codesOf(await act('reject-identity', verify))).toEqual(['state-changed'])
    expect((await act('approve-tax-form', { expected: form.id, reason: 'Complete' })).status).toBe(200)
    const [kept] = await sql(payload)`select count(document)::int as documents from payee_identities`
    expect(kept).toEqual({ documents: 0 })
    const known = await payeeOf(transactionOf(payload), await contributorOf(ada.person))
    expect(known).toMatchObject({ identity: 'verified', taxForm: { kind: 'W-8BEN', withheldBasisPoints: 0 } })
    expect(known.taxForm?.validUntil).toBe(Date.UTC(new Date().getUTCFullYear() + 4, 0, 1))
    expect((await detailsOf()).gaps).toEqual(['method-waits'])
  })

  test('keeps an approved form in force while a new one waits, and a rejected one names its reason', async () => {
    expect((await own('tax-form', { ...FORM, values: { ...FORM.values, treaty_country: '' } })).status).toBe(
      200,
    )
    const { tax_forms: forms } = await detailsOf()
    expect(forms.map(({ state, withheld_basis_points }) => [state, withheld_basis_points])).toEqual([
      ['submitted', 3_000],
      ['approved', 0],
    ])
    const rejected = { expected: forms[0]?.id, reason: 'Line 9 is empty' }
    expect((await act('reject-tax-form', rejected)).status).toBe(200)
    expect((await detailsOf()).tax_forms[0]).toMatchObject({ state: 'rejected', reason: 'Line 9 is empty' })
    const known = await payeeOf(transactionOf(payload), await contributorOf(ada.person))
    expect(known.taxForm?.withheldBasisPoints).toBe(0)
  })

  test('never decides about or reveals the own account', async () => {
    const person = await makePerson(payload, { roles: ['finance'] })
    await sql(payload)`update users set is_contributor = true where id = ${person.id}`
    const browser = await withSession(payload, person)
    await own('identity', IDENTITY, { person, browser })
    const [row] = await sql<{ id: string; identity: string }>(payload)`
      select p.id, i.id as identity from payees p join payee_identities i on i.payee_id = p.id where p.user_id = ${person.id}`
    const call = (action: string, json: object) =>
      browser.call('POST', `/console/payees/${row?.id}/${action}`, { json })
    const decided = await call('verify-identity', { expected: row?.identity, reason: 'It is me' })
    expect([decided.status, codesOf(decided)]).toEqual([403, ['payee-is-actor']])
    expect(codesOf(await call('reveal', { part: 'identity', reason: 'Mine' }))).toEqual(['payee-is-actor'])
    expect((await browser.call('GET', `/console/payees/${row?.id}`)).body).toMatchObject({
      allowed_actions: [],
      may_reveal: false,
    })
  })

  test('is refused altered data with a numbered error', async () => {
    const other = await makeContributor(payload)
    await own('method', BANK, other)
    const [row] = await sql<{ id: string }>(payload)`select id from payees where user_id = ${other.person.id}`
    await sql(payload)`
      update payout_methods set sealed = overlay(sealed placing 'AAAA' from length(sealed) - 8) where payee_id = ${row?.id}`
    const answer = await finance.call('POST', `/console/payees/${row?.id}/reveal`, {
      json: { part: 'method', reason: 'Returned payment' },
    })
    expect([answer.status, answer.body.errors]).toMatchObject([
      500,
      [{ code: 'payee-data-unreadable', number: 11_030 }],
    ])
    // A value that is moved to another row does not open there.
    await sql(payload)`
      update payout_methods set sealed = (select sealed from payout_methods where payee_id = ${payee} order by version desc limit 1)
       where payee_id = ${row?.id}`
    const moved = await finance.call('POST', `/console/payees/${row?.id}/reveal`, {
      json: { part: 'method', reason: 'Returned payment' },
    })
    expect(codesOf(moved)).toEqual(['payee-data-unreadable'])
  })
})

describe('what a contributor stated in confidence', () => {
  test('is mailed masked, to the account and to the earlier PayPal address', async () => {
    const mailbox = openTestMailbox(payload)
    await mailbox.deliver(ada.person.email)
    const mails = mailbox.letters.filter(({ to }) => [ada.person.email, SECRETS.paypal_address].includes(to))
    const changed = mails.filter(({ text }) => text.includes('DE•••3000'))
    expect(changed.map(({ to }) => to).sort()).toEqual([ada.person.email, SECRETS.paypal_address].sort())
    for (const { text } of mails) expect(text).not.toContain(SECRETS.iban)
  })

  test('is in no column of any table', async () => {
    const columns = await sql<{ table: string; column: string }>(payload)`
      select c.table_name as table, c.column_name as column from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
       where table_schema = 'public' and t.table_type = 'BASE TABLE'`
    expect(columns.length).toBeGreaterThan(500)
    const found: string[] = []
    const masked: string[] = []
    for (const table of new Set(columns.map((column) => column.table))) {
      const rows = await run(payload, fragment`select t::text as row from ${fragment.identifier(table)} t`)
      const text = rows.map(({ row }) => String(row)).join('\n')
      if (text.includes('DE•••3000')) masked.push(table)
      for (const secret of Object.values(SECRETS))
        if (text.includes(secret)) found.push(`${table}: ${secret}`)
    }
    // The search finds what is there.
    expect(masked.sort()).toEqual(['audit_log', 'mails', 'payout_methods'])
    expect(found).toEqual([])
  })

  test('is in no search record of the outbox, in no log and in no export of others', async () => {
    const outbox = await sql(payload)`select payload::text as text from outbox`
    const texts = [...outbox.map(({ text }) => String(text)), ...logged]
    const stranger = await makeContributor(payload)
    for (const { browser } of [stranger, ada]) {
      const exported = await browser.call('GET', '/v2/auth/export')
      expect(exported.status).toBe(200)
      texts.push(exported.text)
      expect(exported.text.includes('DE•••3000')).toBe(browser === ada.browser)
    }
    expect(texts.filter((text) => Object.values(SECRETS).some((secret) => text.includes(secret)))).toEqual([])
  })
})

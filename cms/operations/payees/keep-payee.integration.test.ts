import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#cms/operations/accounts/delete-account.ts'
import { exportData } from '#cms/operations/accounts/export-data.ts'
import { sql, transactionOf } from '#cms/operations/database.ts'
import { codesOf } from '#cms/testing/browser.ts'
import { makeContributor, type TestContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { PASSWORD } from '#cms/testing/people.ts'
import { LIMITS } from '#domain/accounts/limits.ts'
import { openPayoutMethod } from './open-method.ts'
import { openSeller } from './open-seller.ts'
import { payeeOfUser } from './payee-of.ts'
import { remindOfTaxForms } from './remind-of-tax-forms.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

const IDENTITY = {
  kind: 'individual',
  values: {
    legal_name: 'Ada Lovelace',
    birth_date: '1985-12-10',
    birth_place: 'London',
    street: 'Main street 1',
    city: 'London',
    country: 'GB',
  },
}
const PAYPAL = { kind: 'paypal', values: { paypal_address: 'ada.paypal@example.com' } }

const send = ({ browser }: TestContributor, path: string, json: object) =>
  browser.call('POST', `/v2/auth/payment-details/${path}`, { json })

async function statedContributor(): Promise<TestContributor> {
  const contributor = await makeContributor(payload)
  expect((await send(contributor, 'identity', IDENTITY)).status).toBe(200)
  expect((await send(contributor, 'method', PAYPAL)).status).toBe(200)
  return contributor
}

/** The rows of an account in each table. */
async function rowsOf({ person }: TestContributor) {
  const [rows] = await sql(payload)`
    select (select count(*)::int from payees where user_id = ${person.id}) as payees,
      (select count(*)::int from payee_identities i join payees p on p.id = i.payee_id where p.user_id = ${person.id}) as identities,
      (select count(*)::int from payout_methods m join payees p on p.id = m.payee_id where p.user_id = ${person.id}) as methods`
  return rows
}

describe('the payout details of an account', () => {
  test('are in its export, masked', async () => {
    const contributor = await statedContributor()
    const exported = await exportData(payload, contributor.person.id)
    expect(exported.ok && exported.value.payment_details).toMatchObject({
      identity: { state: 'pending', shown: { legal_name: 'A•••', country: 'GB' } },
      methods: [{ kind: 'paypal', masked: 'a•••@e•••.com' }],
    })
    expect(JSON.stringify(exported)).not.toContain('ada.paypal')
  })

  test('go with the account where nothing was verified', async () => {
    const contributor = await statedContributor()
    expect(await rowsOf(contributor)).toEqual({ payees: 1, identities: 1, methods: 1 })
    expect(await deleteAccount(payload, contributor.person.id, { password: PASSWORD })).toMatchObject({
      ok: true,
    })
    expect(await rowsOf(contributor)).toEqual({ payees: 0, identities: 0, methods: 0 })
  })

  test('leave a verified identity, still encrypted, and no payout method', async () => {
    const contributor = await statedContributor()
    await sql(payload)`
      update payee_identities set state = 'verified', decided_by = ${contributor.person.id}, decided_at = now()
       where payee_id = (select id from payees where user_id = ${contributor.person.id})`
    expect(await openSeller(transactionOf(payload), contributor.person.id)).toMatchObject({
      ok: true,
      value: {
        kind: 'individual',
        values: { legal_name: 'Ada Lovelace', birth_place: 'London' },
        missing: ['postal_code'],
      },
    })
    const { method } = await payeeOfUser(transactionOf(payload), contributor.person.id)
    const opened = await openPayoutMethod(transactionOf(payload), method?.id ?? '')
    expect(opened).toMatchObject({ ok: true, value: PAYPAL })
    await deleteAccount(payload, contributor.person.id, { password: PASSWORD })
    expect(await rowsOf(contributor)).toEqual({ payees: 1, identities: 1, methods: 0 })
    expect(await payeeOfUser(transactionOf(payload), contributor.person.id)).toEqual({
      identity: 'verified',
      taxForm: null,
      method: null,
    })
  })
})

describe('a tax form that ends soon', () => {
  const UNTIL = new Date('2030-01-01T00:00:00Z')
  const remindAt = (days: number) => remindOfTaxForms(payload, new Date(UNTIL.getTime() + days * 86_400_000))
  const addForm = ({ person }: TestContributor, version: number, state: string) => sql(payload)`
    insert into tax_forms (id, payee_id, version, kind, withheld_basis_points, sealed, shown, signed_at, valid_until,
      state, decided_by, decided_at)
    select gen_random_uuid(), id, ${version}::int, 'W-9', 0, 'v1.test', '{}'::jsonb, now(), ${UNTIL.toISOString()}::timestamptz,
      ${state}, ${person.id}, now() from payees where user_id = ${person.id}`

  test('is announced once, from 60 days before its end', async () => {
    const contributor = await statedContributor()
    await addForm(contributor, 1, 'approved')
    expect(await remindAt(-61)).toBe(0)
    expect(await remindAt(0)).toBe(0)
    expect(await remindAt(-60)).toBe(1)
    expect(await remindAt(-59)).toBe(0)
    const mails = await sql(payload)`
      select data from mails where template = 'payee-form-ends' and user_id = ${contributor.person.id}`
    expect(mails).toEqual([{ data: { until: '2029-12-31T23:59:59.999Z' } }])
  })

  test('is not announced where a new one is signed', async () => {
    const contributor = await statedContributor()
    await addForm(contributor, 1, 'approved')
    await addForm(contributor, 2, 'submitted')
    expect(await remindAt(-30)).toBe(0)
  })
})

test('a session that is not its owner’s cannot send mails without end by changing the method', async () => {
  const contributor = await makeContributor(payload)
  const answers = []
  for (let change = 0; change <= LIMITS['payout-method-account'].most; change += 1)
    answers.push(codesOf(await send(contributor, 'method', PAYPAL)))
  expect(answers.slice(0, -1).flat()).toEqual([])
  expect(answers.at(-1)).toEqual(['too-many-attempts'])
})

test('parallel statements of one account have versions in turn, of which one waits', async () => {
  const contributor = await makeContributor(payload)
  const sent = await Promise.all(Array.from({ length: 8 }, () => send(contributor, 'identity', IDENTITY)))
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200))
  const rows = await sql(payload)`
    select i.version, i.state from payee_identities i join payees p on p.id = i.payee_id
     where p.user_id = ${contributor.person.id} order by i.version`
  expect(rows).toEqual(
    sent.map((_, index) => ({ version: index + 1, state: index + 1 < sent.length ? 'replaced' : 'pending' })),
  )
})

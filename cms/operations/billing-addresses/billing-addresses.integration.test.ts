import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#cms/operations/accounts/delete-account.ts'
import { exportData } from '#cms/operations/accounts/export-data.ts'
import { sql } from '#cms/operations/database.ts'
import { readTransaction, readTransactions } from '#cms/operations/invoices/read-transactions.ts'
import { codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { type MemoryGateway, memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, PASSWORD, withSession } from '#cms/testing/people.ts'
import { deliver, makePlans, openOrder, work } from '#cms/testing/purchases.ts'
import { addMember, makeTeam } from '#cms/testing/teams.ts'

let opened: TestPayload
let payload: Payload
let gateway: MemoryGateway

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  gateway = memoryGateway()
  await makePlans(payload)
})
afterAll(() => opened.close())

const BERLIN = {
  name: 'Ada Lovelace',
  company: 'Engines GmbH',
  line1: 'Unter den Linden 1',
  line2: '',
  postal_code: '10117',
  city: 'Berlin',
  region: '',
  country: 'DE',
  tax_id: 'de 136 695 976',
}
const STORED = { ...BERLIN, line2: null, region: null, tax_id: 'DE136695976' }
const PATH = '/v2/auth/billing-address'

const put = (browser: TestBrowser, json: object, query = '') =>
  browser.call('PUT', `${PATH}${query}`, { json })
const read = async (browser: TestBrowser, query = '') =>
  (await browser.call('GET', `${PATH}${query}`)).body.response?.billing_address
const addressesOf = (user: string) =>
  sql(payload)`select country from billing_addresses where user_id = ${user}`

describe('the address of an account', () => {
  test('is none at first, is stored whole and replaced whole', async () => {
    const browser = await withSession(payload, await makePerson(payload))
    expect(await read(browser)).toBeNull()
    expect((await put(browser, BERLIN)).body.response?.billing_address).toEqual(STORED)
    expect(await read(browser)).toEqual(STORED)
    const plain = {
      name: 'Ada',
      line1: 'High Street 1',
      city: 'London',
      postal_code: 'sw1a 1aa',
      country: 'GB',
    }
    expect(codesOf(await put(browser, plain))).toEqual([])
    expect(await read(browser)).toMatchObject({ company: null, tax_id: null, postal_code: 'sw1a 1aa' })
    const { body } = await browser.call('GET', '/v2/auth?billing_addresses=1')
    expect(body.response?.billing_addresses).toMatchObject([{ city: 'London' }])
  })

  test.each<[object, readonly string[]]>([
    [{ name: ' ' }, ['name: billing-name-missing']],
    [{ line1: '' }, ['line1: billing-street-missing']],
    [{ city: '' }, ['city: billing-city-missing']],
    [{ country: 'XX' }, ['country: billing-country-missing']],
    [{ postal_code: '1011' }, ['postal_code: postal-code-invalid']],
    [{ postal_code: null }, ['postal_code: postal-code-invalid']],
    [{ tax_id: 'DE136695977' }, ['tax_id: tax-id-invalid']],
    [{ company: '' }, ['company: tax-id-needs-company']],
    [{ country: 'IN', postal_code: '400001', tax_id: '' }, ['region: billing-state-missing']],
    [
      { country: 'IN', postal_code: '400001', region: '29', tax_id: '27AAPFU0939F1ZV' },
      ['tax_id: tax-id-of-other-state'],
    ],
    [{ name: 'A'.repeat(121) }, ['name: text-too-long']],
  ])('is refused with %j, beside the field', async (change, codes) => {
    const browser = await withSession(payload, await makePerson(payload))
    expect(codesOf(await put(browser, { ...BERLIN, ...change }))).toEqual(codes)
    expect(await read(browser)).toBeNull()
  })

  test('is in the export, and is deleted with the account', async () => {
    const person = await makePerson(payload)
    await put(await withSession(payload, person), BERLIN)
    const exported = await exportData(payload, person.id)
    expect(exported.ok && exported.value.billing_addresses).toMatchObject([{ team: null, city: 'Berlin' }])
    expect(await addressesOf(person.id)).toHaveLength(1)
    await deleteAccount(payload, person.id, { password: PASSWORD })
    expect(await addressesOf(person.id)).toEqual([])
  })
})

describe('the address of a team', () => {
  test('is read and changed by its owner alone, and is not found by others', async () => {
    const team = await makeTeam(payload)
    const member = await addMember(payload, team)
    const stranger = await withSession(payload, await makePerson(payload))
    const query = `?team_uuid=${team.team}`
    expect(codesOf(await put(team.browser, BERLIN, query))).toEqual([])
    expect(await read(team.browser, query)).toEqual(STORED)
    expect(await read(team.browser)).toBeNull()
    for (const [browser, status] of [
      [member.browser, 403],
      [stranger, 404],
    ] as const) {
      expect((await browser.call('GET', `${PATH}${query}`)).status).toBe(status)
      expect((await put(browser, { ...BERLIN, city: 'Bonn' }, query)).status).toBe(status)
    }
    for (const unknown of ['x', crypto.randomUUID()])
      expect((await put(team.browser, BERLIN, `?team_uuid=${unknown}`)).status).toBe(404)
    expect(await read(team.browser, query)).toEqual(STORED)
  })

  test('is that of the account in use, and goes with the last member', async () => {
    const { team, browser, owner } = await makeTeam(payload)
    await browser.call('POST', `/v2/teams/${team}/login`)
    await put(browser, BERLIN)
    const exported = await exportData(payload, owner.id)
    expect(exported.ok && exported.value.billing_addresses).toMatchObject([{ team: 'Engines' }])
    await deleteAccount(payload, owner.id, { password: PASSWORD })
    expect(await sql(payload)`select 1 from billing_addresses where team_id = ${team}::uuid`).toEqual([])
  })
})

test('an invoice keeps the address of the time when it was issued', async () => {
  const shop = { payload, gateway }
  const person = await makePerson(payload)
  const browser = await withSession(payload, person)
  await put(browser, BERLIN)
  const { checkout } = await openOrder(shop, person.id)
  await deliver(shop, gateway.pay(checkout))
  await work(shop)
  await put(browser, { ...BERLIN, city: 'Bonn' })
  const { hits } = await readTransactions(payload, { user: person.id, page: 1 })
  const found = await readTransaction(payload, { user: person.id, transaction: hits[0]?.uuid ?? '' })
  expect(found.ok && found.value.document.buyer).toEqual({
    name: 'Engines GmbH',
    lines: ['Ada Lovelace', 'Unter den Linden 1', '10117 Berlin'],
    email: person.email,
    country: 'DE',
    tax_id: 'DE136695976',
  })
})

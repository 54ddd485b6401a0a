import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { codesOf, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { insertCertificates } from '#cms/testing/certificates.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'

let opened: TestPayload
let payload: Payload
/** Of one certificate of a customer. */
let number: string
let path: string

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await (await makeCatalogue(payload)).add({ title: 'Red heart' })
  const [made = ''] = await insertCertificates(payload, (await makePerson(payload)).id)
  const [row] = await sql<{ id: string }>(payload)`select id from certificates where number = ${made}`
  number = made
  path = `/console/certificates/${row?.id}`
})
afterAll(() => opened.close())

const staff = async (role: StaffRole) => withSession(payload, await makePerson(payload, { roles: [role] }))
const act = (who: TestBrowser, action: string, reason = 'Issued for the wrong team') =>
  who.call('POST', `${path}/${action}`, { json: { reason } })
const publicState = async () => {
  const { body } = await openBrowser().call('GET', `/certificates/${number}`)
  const { certificate } = (body.response ?? {}) as { certificate?: { status: object } }
  return certificate?.status
}

test('a certificate is found by its number, its asset and its licensee', async () => {
  const support = await staff('support')
  const found = async (words: string) => {
    const filter = encodeURIComponent(JSON.stringify({ q: words }))
    return (await support.call('GET', `/console/certificates?filter=${filter}`)).body
  }
  for (const words of [number, number.toLowerCase().replaceAll('-', ' '), 'red heart', '山田花子'])
    expect(await found(words), words).toMatchObject([
      { number, certificate_state: 'valid', revocation: null },
    ])
  expect(await found('0000-0000-0000-00')).toEqual([])
})

test('a certificate is revoked and reinstated by the roles that own it, each with a reason in the log', async () => {
  const [support, manager] = [await staff('support'), await staff('manager')]
  expect((await support.call('GET', path)).body).toMatchObject({ number, allowed_actions: [] })
  expect((await act(support, 'revoke')).status).toBe(403)
  expect((await manager.call('GET', path)).body).toMatchObject({ allowed_actions: ['revoke'] })
  expect((await act(manager, 'revoke', ' ')).status).toBe(422)
  expect(codesOf(await act(manager, 'reinstate'))).toEqual(['state-changed'])

  expect((await act(manager, 'revoke')).status).toBe(200)
  expect(await publicState()).toMatchObject({ state: 'revoked', reason: 'staff' })
  expect((await manager.call('GET', path)).body).toMatchObject({
    certificate_state: 'revoked',
    revocation: 'staff',
    reason: 'Issued for the wrong team',
    allowed_actions: ['reinstate'],
  })
  expect(codesOf(await act(manager, 'revoke'))).toEqual(['state-changed'])

  expect((await act(manager, 'reinstate', 'It was the right team')).status).toBe(200)
  expect(await publicState()).toEqual({ state: 'valid' })
  const log = await sql(payload)`
    select command, reason, before->'withdrawn' as before, after->'withdrawn' as after from audit_log
     where resource = 'certificates' order by id`
  expect(log).toEqual([
    { command: 'certificate.revoke', reason: 'Issued for the wrong team', before: false, after: true },
    { command: 'certificate.reinstate', reason: 'It was the right team', before: true, after: false },
  ])
})

test('reinstating does not undo what a payment revoked', async () => {
  const manager = await staff('manager')
  await act(manager, 'revoke')
  await sql(
    payload,
  )`update certificates set revoked_at = now(), revocation = 'refund' where number = ${number}`
  expect(await publicState()).toMatchObject({ reason: 'staff' })
  await act(manager, 'reinstate')
  expect(await publicState()).toMatchObject({ state: 'revoked', reason: 'refund' })
  expect((await manager.call('GET', path)).body).toMatchObject({ revocation: 'refund', revoked_by: null })
})

test('of 10 requests at once one revokes, and an unknown certificate is not found', async () => {
  const manager = await staff('manager')
  const answers = await Promise.all(Array.from({ length: 10 }, () => act(manager, 'revoke')))
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  const unknown = `/console/certificates/${randomUUID()}`
  expect((await manager.call('GET', unknown)).status).toBe(404)
  expect((await manager.call('POST', `${unknown}/revoke`, { json: { reason: 'None' } })).status).toBe(404)
})

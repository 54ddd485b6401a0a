import { createPublicKey, verify } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSigningKeys } from '#cms/certificates/signing-keys.ts'
import type { GrantedDownload } from '#cms/files/download-url.ts'
import { sql } from '#cms/operations/database.ts'
import { grantDownload } from '#cms/operations/downloads/grant-download.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { type MemoryGateway, memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { deliver, makePlans, openOrder, work } from '#cms/testing/purchases.ts'
import { checkSignature, type VerifySignature } from '#domain/certificates/check.ts'
import { signedCertificateSchema } from '#domain/contract/certificates.ts'
import { accept, refuse } from '#domain/errors/catalogue.ts'
import { money } from '#domain/money/money.ts'
import { issueCertificate } from './issue-certificate.ts'
import { checkCertificate, listCertificates, readCertificate } from './read-certificates.ts'

const KEYS = openSigningKeys(`new:${'ab'.repeat(32)}`)
/** After a rotation: the old key is retired. */
const ROTATED = openSigningKeys(`newer:${'cd'.repeat(32)},new:${'ab'.repeat(32)}`)
const SHA256 = '5'.repeat(64)

let opened: TestPayload
let payload: Payload
let gateway: MemoryGateway
let shop: { readonly payload: Payload; readonly gateway: MemoryGateway }
let fox: { id: number; slug: string }
let heart: { id: number; slug: string }
/** What was hashed, in order. */
const hashed: GrantedDownload[] = []

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  gateway = memoryGateway()
  shop = { payload, gateway }
  await makePlans(payload)
  const catalogue = await makeCatalogue(payload)
  fox = await catalogue.add({ title: 'Fox', priceAmount: 700 })
  heart = await catalogue.add({ title: 'Heart' })
})
afterAll(() => opened.close())

const services = (keys = KEYS) => ({
  payload,
  keys,
  issuer: 'https://motif.example',
  hashDelivered: async (granted: GrantedDownload) => {
    hashed.push(granted)
    return accept(SHA256)
  },
})
const issue = (user: string, download: string, keys = KEYS) =>
  issueCertificate(services(keys), { user, download })
const verifyWith: VerifySignature = (text, signature, x) =>
  verify(
    null,
    Buffer.from(text),
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  )

async function makeLicensee(): Promise<string> {
  const { id } = await makePerson(payload)
  await sql(payload)`update users set first_name = 'Grace', last_name = 'Hopper' where id = ${id}`
  return id
}

async function download(user: string, { slug }: { slug: string }, more: object = {}): Promise<string> {
  const wanted = { slug, format: 'svg', width: null, by: { user }, ...more } as const
  const granted = await grantDownload(payload, wanted)
  if (!granted.ok) throw new Error(granted.code)
  const [row] = await sql<{ id: number }>(payload)`
    select id from downloads where user_id = ${user} order by id desc limit 1`
  return String(row?.id)
}

async function issued(user: string, id: string) {
  const certificate = await issue(user, id)
  if (!certificate.ok) throw new Error(certificate.code)
  return certificate.value
}

describe('a certificate of a free download', () => {
  test('states the licensee, the asset, the delivered file and the licence version, and verifies', async () => {
    const user = await makeLicensee()
    const signed = await issued(user, await download(user, heart, { format: 'png', width: 512 }))
    expect(signedCertificateSchema.parse(signed).certificate).toMatchObject({
      issuer: 'https://motif.example',
      licensee: { type: 'person', name: 'Grace Hopper' },
      asset: { kind: 'icon', slug: heart.slug, title: 'Heart', author: 'Ada' },
      revision: '1',
      file: { name: `${heart.slug}-512.png`, format: 'png', width: 512, sha256: SHA256 },
      licence: { code: 'cc-by-4.0', version: '4.0' },
      order: null,
    })
    expect(checkSignature(signed, KEYS.published, verifyWith)).toEqual({
      ok: true,
      key: 'new',
      retired: false,
    })
    expect(checkSignature(signed, ROTATED.published, verifyWith)).toEqual({
      ok: true,
      key: 'new',
      retired: true,
    })
  })

  test('is of the recoloured file that was delivered', async () => {
    const user = await makeLicensee()
    const colours = new Map([['#000000', '#ff0000']])
    const signed = await issued(user, await download(user, heart, { colours }))
    expect(signed.certificate.file.name).toBe(`${heart.slug}-recoloured.svg`)
    expect(hashed.at(-1)?.colours).toEqual(colours)
  })

  test('is the same when it is asked for again, also after a rotation of the keys', async () => {
    const user = await makeLicensee()
    const id = await download(user, heart)
    const first = await issue(user, id)
    expect(await issue(user, id)).toEqual(first)
    expect(await issue(user, id, ROTATED)).toEqual(first)
    const next = await issue(user, await download(user, heart), ROTATED)
    expect(next).toMatchObject({ value: { signature: { key: 'newer' } } })
  })

  test('is one row for 20 requests at once', async () => {
    const user = await makeLicensee()
    const id = await download(user, heart)
    const all = await Promise.all(Array.from({ length: 20 }, () => issue(user, id)))
    expect(new Set(all.map((one) => (one.ok ? one.value.certificate.number : one.code))).size).toBe(1)
    const rows = await sql(payload)`select 1 from certificates where download_id = ${Number(id)}`
    expect(rows).toHaveLength(1)
  })

  test('is not found by others, and is refused without a name or a file', async () => {
    const user = await makeLicensee()
    const id = await download(user, heart)
    const other = await makeLicensee()
    expect(await issue(other, id)).toMatchObject({ code: 'not-found' })
    const { number } = (await issued(user, id)).certificate
    expect(await readCertificate(payload, { user: other, number })).toMatchObject({ code: 'not-found' })
    expect(await readCertificate(payload, { user, number: number.toLowerCase() })).toMatchObject({ ok: true })
    const { id: nameless } = await makePerson(payload)
    expect(await issue(nameless, await download(nameless, heart))).toMatchObject({
      code: 'certificate-name-missing',
    })
    const unread = { ...services(), hashDelivered: async () => refuse('unavailable') }
    const wanted = { user, download: await download(user, heart) }
    expect(await issueCertificate(unread, wanted)).toMatchObject({ code: 'unavailable' })
  })
})

describe('a certificate of a team', () => {
  test('names the team, is found by its member and its owner, and by neither after they left', async () => {
    const [owner, member] = [await makeLicensee(), await makeLicensee()]
    const [team] = await sql<{ id: string }>(payload)`
      with t as (insert into teams (name, email, seats) values ('Engines', 'office@example.com', 5) returning id),
        o as (insert into team_members (team_id, user_id, role)
          select id, v.member, v.role from t, (values (${owner}, 'owner'), (${member}, 'member')) v (member, role))
      select id from t`
    const id = await download(member, heart)
    await sql(payload)`update downloads set team_id = ${team?.id}::uuid where id = ${Number(id)}`
    const { number, licensee } = (await issued(member, id)).certificate
    expect(licensee).toEqual({ type: 'team', name: 'Engines' })
    expect(await readCertificate(payload, { user: owner, number })).toMatchObject({ ok: true })
    await sql(payload)`delete from team_members where user_id = ${member}`
    expect(await readCertificate(payload, { user: member, number })).toMatchObject({ code: 'not-found' })
    expect((await listCertificates(payload, { user: member, page: 1 })).total).toBe(0)
    expect((await listCertificates(payload, { user: owner, page: 1 })).hits).toMatchObject([{ number }])
  })
})

describe('a certificate of a purchase', () => {
  async function bought() {
    const user = await makeLicensee()
    const cart = { purchase_type: 'cart', assets: [{ form: 'item', slug: fox.slug }], plan_id: undefined }
    const { order, checkout } = await openOrder(shop, user, cart)
    await deliver(shop, gateway.pay(checkout))
    await work(shop)
    const [row] = await sql<{ intent: string }>(payload)`
      select gateway_intent_id as intent from payments where order_id = ${order}::uuid`
    return { user, order, intent: row?.intent ?? '', id: await download(user, fox) }
  }

  test('names the order, and is revoked by a refund of all of it, for all to see', async () => {
    const { user, order, intent, id } = await bought()
    const { certificate } = await issued(user, id)
    expect(certificate.order).toBe(order)
    const later = await download(user, fox)
    await deliver(shop, gateway.refundOf(intent, money(300, 'USD')))
    await work(shop)
    expect(await checkCertificate(payload, certificate.number)).toMatchObject({ status: { state: 'valid' } })
    await deliver(shop, gateway.refundOf(intent, money(400, 'USD')))
    await work(shop)
    const answer = await checkCertificate(payload, certificate.number)
    expect(answer.status).toMatchObject({ state: 'revoked', reason: 'refund' })
    expect(answer.certificate).not.toHaveProperty('download')
    expect(answer.certificate).not.toHaveProperty('order')
    const { hits } = await listCertificates(payload, { user, page: 1 })
    expect(hits).toMatchObject([{ number: certificate.number, status: { state: 'revoked' } }])
    expect(await issue(user, later)).toMatchObject({ code: 'certificate-withdrawn' })
  })
})

describe('a certificate of a plan', () => {
  test('is revoked while the payment is disputed, and valid again when the dispute is won', async () => {
    const { user, intent, id } = await subscribed()
    const { number } = (await issued(user, id)).certificate
    const events = gateway.dispute(intent, money(1999, 'USD'))
    await deliver(shop, events)
    await work(shop)
    expect(await checkCertificate(payload, number)).toMatchObject({
      status: { state: 'revoked', reason: 'chargeback' },
    })
    await deliver(shop, gateway.decide(events[0]?.object ?? '', 'won'))
    await work(shop)
    expect(await checkCertificate(payload, number)).toMatchObject({ status: { state: 'valid' } })
  })

  test('is revoked by a refund, and is not issued after it', async () => {
    const { user, intent, id } = await subscribed()
    const again = await download(user, fox)
    const { number } = (await issued(user, id)).certificate
    await deliver(shop, gateway.refundOf(intent, money(1999, 'USD')))
    await work(shop)
    expect(await checkCertificate(payload, number)).toMatchObject({
      status: { state: 'revoked', reason: 'refund' },
    })
    expect(await issue(user, again)).toMatchObject({ code: 'certificate-withdrawn' })
    expect(await issue(user, await download(user, heart))).toMatchObject({ ok: true })
  })

  async function subscribed() {
    const user = await makeLicensee()
    const { order, checkout } = await openOrder(shop, user)
    await deliver(shop, gateway.pay(checkout))
    await work(shop)
    const [row] = await sql<{ intent: string }>(payload)`
      select gateway_intent_id as intent from payments where order_id = ${order}::uuid`
    return { user, intent: row?.intent ?? '', id: await download(user, fox) }
  }
})

test('an unknown number is distinguished from a mistyped one', async () => {
  expect(await checkCertificate(payload, '0000-0000-0000-00')).toEqual({
    status: { state: 'unknown', mistyped: false },
    certificate: null,
  })
  expect(await checkCertificate(payload, '0000-0000-0000-01')).toMatchObject({ status: { mistyped: true } })
})

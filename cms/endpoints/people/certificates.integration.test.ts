import { createHash, createPublicKey, verify } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashFromFilesServer } from '#cms/certificates/hash-delivered.ts'
import { readDownload } from '#cms/files/download-url.ts'
import { sql } from '#cms/operations/database.ts'
import { openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { insertCertificate, NO_CERTIFICATE } from '#cms/testing/certificates.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { certificateAnswerSchema, certificateKeysSchema } from '#domain/contract/certificates.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'

let opened: TestPayload
let payload: Payload
let owner: TestBrowser
let number: string

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  const { slug } = await (await makeCatalogue(payload)).add({ title: 'Red heart' })
  const person = await makePerson(payload)
  owner = await withSession(payload, person)
  await owner.call('POST', '/v2/downloads', {
    json: { item: slug, format: 'svg' },
    headers: { Accept: 'application/json' },
  })
  const [download] = await sql<{ id: number }>(payload)`select id from downloads where user_id = ${person.id}`
  number = await insertCertificate(payload, person.id, download?.id ?? 0)
})
afterAll(() => opened.close())

describe('own certificates', () => {
  test('are listed', async () => {
    const { body } = await owner.call('GET', '/v2/auth/certificates?page=minus')
    expect(body.response?.certificates).toMatchObject({
      total: 1,
      page: 1,
      hits: [{ number, title: 'Red heart', licence: 'CC BY 4.0 4.0', status: { state: 'valid' } }],
    })
  })

  test.each(LOCALE_CODES)('are printed in %s', async (locale) => {
    const address = `/v2/auth/certificates/${number.toLowerCase()}/pdf?lang=${locale}`
    const { status, headers } = await owner.call('GET', address)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`)
  })

  test('are not found by another user, in any form', async () => {
    const other = await withSession(payload, await makePerson(payload))
    for (const path of [`/v2/auth/certificates/${number}`, `/v2/auth/certificates/${number}/pdf`])
      expect((await other.call('GET', path)).status, path).toBe(404)
  })
})

describe('GET /api/certificates/{number}', () => {
  const check = async (typed: string) => {
    const { status, body } = await openBrowser().call('GET', `/certificates/${typed}`)
    expect(status).toBe(200)
    return certificateAnswerSchema.parse(body.response?.certificate)
  }

  test('says to every visitor that a certificate is valid, without the download and the order', async () => {
    const { status, certificate } = await check(number.toLowerCase().replaceAll('-', ''))
    expect(status).toEqual({ state: 'valid' })
    expect(certificate?.licensee.name).toBe('山田花子 Ünal')
    expect(Object.keys(certificate ?? {})).not.toEqual(expect.arrayContaining(['download']))
    expect(Object.keys(certificate ?? {})).not.toEqual(expect.arrayContaining(['order']))
  })

  test('knows no other numbers', async () => {
    expect((await check(NO_CERTIFICATE)).status).toEqual({ state: 'unknown', mistyped: false })
    expect((await check('anything')).status).toEqual({ state: 'unknown', mistyped: true })
  })
})

test('the published keys verify what the CMS signs', async () => {
  const { openSigningKeys } = await import('#cms/certificates/signing-keys.ts')
  const { body } = await openBrowser().call('GET', '/certificate-keys')
  const [key] = certificateKeysSchema.parse(body).keys
  expect(key).toMatchObject({ kid: 'tests', status: 'current' })
  const { value } = openSigningKeys(process.env.CERTIFICATE_KEYS ?? '').sign('text')
  const jwk = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key?.x ?? '' }, format: 'jwk' })
  expect(verify(null, Buffer.from('text'), jwk, Buffer.from(value, 'base64url'))).toBe(true)
  const retired = openSigningKeys(`next:${'ab'.repeat(32)},tests:public:${key?.x}`).published.keys
  expect(retired).toMatchObject([
    { kid: 'next', status: 'current' },
    { ...key, status: 'retired' },
  ])
})

describe('the hash of a delivered file', () => {
  const secret = 's'.repeat(32)
  const granted = {
    sha256: 'a'.repeat(64),
    fileName: 'heart-512.png',
    format: 'png',
    width: 512,
    colours: new Map(),
    credit: null,
  } as const
  let files: Server
  let address: string

  beforeAll(async () => {
    files = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://files')
      const read = readDownload(url, secret, new Date())
      if (!read.ok) response.statusCode = 403
      response.end(read.ok ? `bytes of ${read.value.fileName}` : '')
    })
    await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(files.address() as AddressInfo).port}`
  })
  afterAll(() => files.close())

  test('is of what the files server sends at the signed address', async () => {
    expect(await hashFromFilesServer({ address, secret })(granted)).toEqual({
      ok: true,
      value: createHash('sha256').update('bytes of heart-512.png').digest('hex'),
    })
  })

  test.each([
    ['no files server is known', () => undefined, secret],
    ['the files server refuses', () => address, 'other'.repeat(8)],
    ['nothing listens', () => 'http://127.0.0.1:9', secret],
  ])('is unavailable when %s', async (_, at, key) => {
    expect(await hashFromFilesServer({ address: at(), secret: key })(granted)).toMatchObject({
      code: 'unavailable',
    })
  })
})

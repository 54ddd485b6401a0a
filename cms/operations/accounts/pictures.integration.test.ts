import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { environment } from '#cms/env.ts'
import { readPerson } from '#cms/operations/accounts/read-person.ts'
import { settlePicture } from '#cms/operations/accounts/remove-picture.ts'
import { sql } from '#cms/operations/database.ts'
import type { Answer, TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, PASSWORD, type TestPerson, withSession } from '#cms/testing/people.ts'
import { pictureBomb } from '#cms/testing/picture-bomb.ts'
import { startPictureProcess } from '#cms/testing/picture-process.ts'
import { PICTURE_BYTES, PICTURE_SIZES, type PictureUse, pictureKey } from '#domain/accounts/pictures.ts'
import type { Person } from '#domain/contract/accounts.ts'
import { OUTBOX_MESSAGES } from '#domain/contract/outbox.ts'
import { openStorage } from '#media/storage/open.ts'
import type { Storage } from '#media/storage/storage.ts'

let opened: TestPayload
let payload: Payload
let storage: Storage
let pictures: Awaited<ReturnType<typeof startPictureProcess>>
let photo: Buffer

beforeAll(async () => {
  pictures = await startPictureProcess()
  opened = await openPayload()
  payload = opened.payload
  storage = openStorage(environment())
  photo = await pictureOf({ r: 200, g: 120, b: 40 })
})
afterAll(async () => {
  await pictures.close()
  await opened.close()
})

describe('a user’s picture', () => {
  test('is stored in each size under a random name, cropped, with an address that changes with it', async () => {
    const { person, browser } = await makeUser()
    const first = personOf(await send(browser, 'profile', photo))
    expect(first.urls.avatar?.small).toMatch(
      new RegExp(`^/profile-photo/small/${await nameOf(person)}\\.jpg\\?modified_at=`),
    )
    expect(await nameOf(person)).not.toBe(person.id)
    const widths = await Promise.all(
      PICTURE_SIZES.map(async (size) => (await storedPicture(storage, 'profile', size, person)).width),
    )
    expect(widths).toEqual([512, 160, 64])
    const second = personOf(await send(browser, 'profile', await pictureOf({ r: 20, g: 40, b: 220 })))
    expect(second.urls.avatar?.small).not.toBe(first.urls.avatar?.small)
    const { data } = await sharp(
      (await storage.get(pictureKey('profile', 'small', await nameOf(person)))) ?? undefined,
    )
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[2]).toBeGreaterThan(200)
    expect(second.cover_urls).toBeNull()
  })

  test('may also be a cover, four times as wide as high', async () => {
    const { person, browser } = await makeUser()
    const box = { left: 0, top: 0, width: 300, height: 75 }
    expect(personOf(await send(browser, 'cover', photo, box)).cover_urls?.normal).toContain(
      '/profile-cover/normal/',
    )
    expect(await storedPicture(storage, 'cover', 'normal', person)).toMatchObject({ width: 800, height: 200 })
  })

  test('uploaded twice at once is one picture in all sizes', async () => {
    const { person, browser } = await makeUser()
    const colours = [
      { r: 255, g: 0, b: 0 },
      { r: 0, g: 0, b: 255 },
    ]
    await Promise.all(colours.map(async (colour) => send(browser, 'profile', await pictureOf(colour))))
    const shown = await Promise.all(
      PICTURE_SIZES.map(async (size) => {
        const bytes = await storage.get(pictureKey('profile', size, await nameOf(person)))
        const [red = 0, , blue = 0] = await sharp(bytes ?? undefined)
          .raw()
          .toBuffer()
        return red > blue ? 'red' : 'blue'
      }),
    )
    expect(new Set(shown).size).toBe(1)
  })

  test('is deleted from storage after removal, unless another was uploaded', async () => {
    const { person, browser } = await makeUser()
    await send(browser, 'profile', photo)
    expect(personOf(await browser.call('DELETE', '/v2/auth/picture/profile')).urls.avatar).toBeNull()
    expect(personOf(await browser.call('DELETE', '/v2/auth/picture/profile')).urls.avatar).toBeNull()
    await send(browser, 'profile', photo)
    await runOutbox()
    expect(await storedFileCount('profile', person)).toBe(3)
    await browser.call('DELETE', '/v2/auth/picture/profile')
    await runOutbox()
    expect(await storedFileCount('profile', person)).toBe(0)
  })

  test('is deleted with the account', async () => {
    const { person, browser } = await makeUser()
    await send(browser, 'profile', photo)
    await send(browser, 'cover', photo, { left: 0, top: 0, width: 300, height: 75 })
    await browser.call('DELETE', '/v2/auth', { json: { password: PASSWORD } })
    await runOutbox()
    expect([await storedFileCount('profile', person), await storedFileCount('cover', person)]).toEqual([0, 0])
    expect(await readPerson(payload, person.id)).toBeNull()
  })
})

describe('an invalid picture', () => {
  const box = { left: 0, top: 0, width: 10, height: 10 }

  test.each([
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'file-unknown-format',
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'file-unknown-format'],
    ['nothing', () => Buffer.alloc(0), 'file-empty'],
    ['half a photo', () => photo.subarray(0, photo.length / 2), 'file-damaged'],
    ['more bytes than a photo has', () => Buffer.alloc(PICTURE_BYTES + 1, 0xff), 'picture-too-large'],
    ['a bomb of 12,000 by 12,000 pixels', pictureBomb, 'file-too-many-pixels'],
  ])('is rejected when it is %s, and the previous one stays', async (_, make, code) => {
    const { person, browser } = await makeUser()
    const before = personOf(await send(browser, 'profile', photo))
    const answer = await send(browser, 'profile', await make(), box)
    expect(answer.body.errors?.[0]?.code).toBe(code)
    const after = await readPerson(payload, person.id)
    expect(after?.urls).toEqual(before.urls)
  })

  test('with a missing crop, or one outside the picture, is rejected', async () => {
    const { browser } = await makeUser()
    for (const crop of [
      { ...box, left: 295 },
      { ...box, width: 0 },
      { ...box, left: Number.NaN },
    ]) {
      const answer = await send(browser, 'profile', photo, crop)
      expect(answer.body.errors?.[0]?.code).toBe('picture-crop-outside')
    }
  })

  test('answers 404 for an unknown use of a picture', async () => {
    const { browser } = await makeUser()
    expect((await browser.call('DELETE', '/v2/auth/picture/banner')).status).toBe(404)
  })
})

async function makeUser(): Promise<{ person: TestPerson; browser: TestBrowser }> {
  const person = await makePerson(payload)
  return { person, browser: await withSession(payload, person) }
}

const SQUARE = { left: 0, top: 0, width: 200, height: 200 }

function send(browser: TestBrowser, use: PictureUse, bytes: Uint8Array, crop = SQUARE): Promise<Answer> {
  const form = new FormData()
  form.set('picture', new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' }))
  for (const [name, value] of Object.entries(crop)) form.set(name, String(value))
  return browser.call('POST', `/v2/auth/picture/${use}`, { form })
}

function personOf({ body }: Answer): Person {
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors))
  return body.response?.auth as Person
}

function pictureOf(background: { r: number; g: number; b: number }): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

async function storedPicture(
  from: Storage,
  use: PictureUse,
  size: (typeof PICTURE_SIZES)[number],
  person: TestPerson,
) {
  return sharp((await from.get(pictureKey(use, size, await nameOf(person)))) ?? undefined).metadata()
}

async function storedFileCount(use: PictureUse, person: TestPerson): Promise<number> {
  const name = await nameOf(person)
  const found = await Promise.all(PICTURE_SIZES.map((size) => storage.stat(pictureKey(use, size, name))))
  return found.filter((one) => one !== null).length
}

describe('a picture that is stored under the id of the account', () => {
  const storeUnderAccountId = async (person: TestPerson) => {
    for (const size of PICTURE_SIZES)
      await storage.put(pictureKey('profile', size, person.id), photo, { contentType: 'image/jpeg' })
    await sql(payload)`update users set photo_at = now() where id = ${person.id}`
    await sql(payload)`
      insert into outbox (topic, key, payload)
      values ('picture.removed', 'x', ${JSON.stringify({ user: person.id, use: 'profile' })}::jsonb)`
  }
  const formerFiles = async ({ id }: TestPerson) =>
    (await Promise.all(PICTURE_SIZES.map((size) => storage.stat(pictureKey('profile', size, id))))).filter(
      Boolean,
    )

  test('is renamed to the random name', async () => {
    const { person } = await makeUser()
    await storeUnderAccountId(person)
    await runOutbox()
    expect([await storedFileCount('profile', person), await formerFiles(person)]).toEqual([3, []])
  })

  test('does not replace one that was uploaded in the meantime', async () => {
    const { person, browser } = await makeUser()
    await storeUnderAccountId(person)
    await send(browser, 'profile', await pictureOf({ r: 20, g: 40, b: 220 }))
    await runOutbox()
    expect((await storedPicture(storage, 'profile', 'small', person)).width).toBe(64)
    expect(await formerFiles(person)).toEqual([])
  })
})

/** Handles the outbox as the worker does. */
async function runOutbox(): Promise<void> {
  const waiting = await sql<{ payload: unknown }>(payload)`
    delete from outbox where topic = 'picture.removed' returning payload`
  for (const { payload: removed } of waiting) {
    await settlePicture(payload, storage, OUTBOX_MESSAGES['picture.removed'].parse(removed))
  }
}

async function nameOf({ id }: TestPerson): Promise<string> {
  const [row] = await sql<{ picture_id: string }>(payload)`select picture_id from users where id = ${id}`
  return row?.picture_id ?? ''
}

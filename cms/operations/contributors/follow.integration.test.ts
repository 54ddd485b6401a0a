import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { follow } from '#cms/operations/contributors/follow.ts'
import { sql } from '#cms/operations/database.ts'
import { openBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, signIn } from '#cms/testing/people.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

let made = 0

async function contributor(): Promise<string> {
  made += 1
  const username = `maker-${made}`
  await sql(
    payload,
  )`insert into contributors (username, name, type, claimed) values (${username}, 'Maker', 'person', true)`
  return username
}

async function counts(username: string) {
  const [row] = await sql<{ stored: number; counted: number }>(payload)`
    select c.followers_count::int as stored, (select count(*)::int from follows f where f.contributor_id = c.id) as counted
    from contributors c where c.username = ${username}`
  return row
}

test('an even number of concurrent clicks changes nothing, an odd number follows', async () => {
  const username = await contributor()
  const { id } = await makePerson(payload)
  const click = () => follow(payload, { user: id, username })
  await Promise.all(Array.from({ length: 10 }, click))
  expect(await counts(username)).toEqual({ stored: 0, counted: 0 })
  await Promise.all(Array.from({ length: 11 }, click))
  expect(await counts(username)).toEqual({ stored: 1, counted: 1 })
})

test('the count equals the number of followers, however many arrive at once', async () => {
  const username = await contributor()
  const people = await Promise.all(Array.from({ length: 20 }, () => makePerson(payload)))
  await Promise.all(
    people.flatMap(({ id: user }) =>
      [true, true].map((followed) => follow(payload, { user, username, followed })),
    ),
  )
  expect(await counts(username)).toEqual({ stored: 20, counted: 20 })
})

test('every visitor sees the count, a user whether they follow', async () => {
  const username = await contributor()
  const browser = await signIn(await makePerson(payload))
  const followed = await browser.call('POST', `/v2/contributors/${username}/follow`)
  expect(followed.body.response?.contributor).toMatchObject({ followed_by_user: true, followers_count: 1 })
  const seen = async (who: typeof browser) =>
    (await who.call('GET', `/v2/contributors/${username}`)).body.response?.contributor
  expect(await seen(browser)).toMatchObject({ username, followed_by_user: true, followers_count: 1 })
  expect(await seen(openBrowser())).toMatchObject({ username, followed_by_user: false, followers_count: 1 })
})

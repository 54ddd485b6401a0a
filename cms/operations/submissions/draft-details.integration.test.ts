import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { codesOf } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { detailOf, openReviewStage, type ReviewStage, read } from '#cms/testing/review-stage.ts'

let opened: TestPayload
let payload: Payload
let stage: ReviewStage

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  stage = await openReviewStage(payload)
})
afterAll(async () => {
  await stage.close()
  await opened.close()
})

describe('the details of a draft', () => {
  test('are saved, and set licence and price', async () => {
    const draft = await stage.readyDraft()
    const saved = await stage.edit(draft, { price_cents: 450, keywords: ['Bird, sky', 'wing'] })
    expect(saved.status).toBe(200)
    expect(detailOf(saved)).toMatchObject({
      version: draft.version + 1,
      keywords: ['bird', 'sky', 'wing'],
      price_cents: 450,
      generative_ai: false,
    })
    const [item] = await sql(payload)`
      select i.free, l.code::text from items i join licences l on l.id = i.licence_id where i.id = ${draft.item}`
    expect(item).toEqual({ free: false, code: 'motif-standard' })
  })

  test('of a second tab do not overwrite those of the first', async () => {
    const draft = await stage.readyDraft()
    await stage.edit(draft, { title: 'First tab' })
    const answer = await stage.edit(draft, { title: 'Second tab' })
    expect([answer.status, codesOf(answer)]).toEqual([409, ['state-changed']])
    expect((await read(stage.author.browser, draft.id)).title).toBe('First tab')
  })

  test.each([
    [{ kind: 'lottie' }, ['kind: file-format-not-for-kind']],
    [{ category: 999_999 }, ['category: not-found']],
    [{ price_cents: 1 }, ['price_cents: price-invalid']],
    [{ keywords: ['x'.repeat(41)] }, ['keywords: text-too-long']],
    [{ title: 'x'.repeat(201) }, ['title: text-too-long']],
    [{ state: 'approved' }, ['bad-request']],
  ])('are refused with the field for %j, and nothing is written', async (change, codes) => {
    const draft = await stage.readyDraft()
    expect(codesOf(await stage.edit(draft, change))).toEqual(codes)
    expect((await read(stage.author.browser, draft.id)).version).toBe(draft.version)
  })
})

import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { makeContributor, uploadFile } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { command, detailOf, lease, openReviewStage, type ReviewStage } from '#cms/testing/review-stage.ts'
import type { ContributorRecord } from '#domain/contract/console/contributor-record.ts'

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

const LOTTIE = JSON.stringify({
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op: 60,
  w: 64,
  h: 64,
  layers: [
    {
      ty: 4,
      ip: 0,
      op: 60,
      st: 0,
      ks: {},
      shapes: [
        { ty: 'rc', p: { a: 0, k: [32, 32] }, s: { a: 0, k: [20, 20] }, r: { a: 0, k: 0 } },
        { ty: 'fl', c: { a: 0, k: [0.1, 0.4, 0.9, 1] }, o: { a: 0, k: 100 } },
      ],
    },
  ],
})

describe('the original of a submission', () => {
  const originalOf = (id: number) => `/console/submissions/${id}/original`

  test('is sent to reviewers and its contributor at a signed address, where it needs a player', async () => {
    const upload = { text: LOTTIE, name: 'spin.json', kind: 'lottie' }
    const animation = detailOf(await uploadFile(stage.author, upload))
    const reviewer = await stage.staff('reviewer')
    expect((await reviewer.call('GET', originalOf(animation.id))).status).toBe(404)
    await stage.processed(animation)
    const [file] = await sql<{ sha256: string }>(payload)`
      select f.sha256 from revisions r join files f on f.id = r.file_id
       where r.id = ${await stage.revisionOf(animation)}`
    for (const browser of [reviewer, stage.author.browser]) {
      const answer = await browser.call('GET', originalOf(animation.id))
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toMatch(
        new RegExp(`^/previews/${file?.sha256}/original\\?expires=\\d+&signature=`),
      )
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('is not found by another contributor, for a drawing, and for an id that does not exist', async () => {
    const drawing = await stage.readyDraft()
    const other = (await makeContributor(payload)).browser
    const reviewer = await stage.staff('reviewer')
    const answers = [
      await other.call('GET', originalOf(drawing.id)),
      await reviewer.call('GET', originalOf(drawing.id)),
      await reviewer.call('GET', originalOf(999_999)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})

describe('the record of a contributor', () => {
  const recordOf = (id: number) => `/console/submissions/${id}/contributor-record`

  test('counts decisions about other work, without undone ones, and names the usual reasons', async () => {
    const own = await makeContributor(payload)
    const reviewer = await stage.staff('reviewer')
    const decide = async (action: string, reasons: readonly string[] = []) => {
      const submitted = await stage.submit(await stage.readyDraft(own), own.browser)
      return detailOf(await command(reviewer, await lease(reviewer, submitted), action, { reasons }))
    }
    const rejected = await decide('reject', ['quality', 'title'])
    const returned = await decide('return', ['title'])
    const approved = await decide('approve')
    const undone = await decide('reject', ['spam'])
    detailOf(await command(reviewer, undone, 'undo'))

    const record = async (id: number) =>
      (await reviewer.call('GET', recordOf(id))).body as unknown as ContributorRecord
    expect(await record(undone.id)).toMatchObject({
      approved: 1,
      returned: 1,
      rejected: 1,
      reasons: [
        { reason: 'title', count: 2 },
        { reason: 'quality', count: 1 },
      ],
      recent: [
        { id: approved.id, state: 'approved', title: 'Blue bird' },
        { id: returned.id, state: 'changes-requested' },
        { id: rejected.id, state: 'rejected' },
      ],
    })
    const ofRejected = await record(rejected.id)
    expect([ofRejected.rejected, ofRejected.reasons]).toEqual([0, [{ reason: 'title', count: 1 }]])
    expect(ofRejected.recent.map(({ id }) => id)).toEqual([approved.id, returned.id])
  })

  test('is refused to contributors, and not found for an id that does not exist', async () => {
    const draft = await stage.readyDraft()
    expect((await stage.author.browser.call('GET', recordOf(draft.id))).status).toBe(403)
    expect((await (await stage.staff('reviewer')).call('GET', recordOf(999_999))).status).toBe(404)
  })
})

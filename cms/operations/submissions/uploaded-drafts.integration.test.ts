import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codesOf } from '#cms/testing/browser.ts'
import { makeContributor, uploadFile } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { detailOf, openReviewStage, type ReviewStage, read } from '#cms/testing/review-stage.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'

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

describe('an upload', () => {
  test('becomes a draft with lint results once it is processed', async () => {
    const answer = await uploadFile(stage.author, { text: stage.drawing(), name: 'blue-bird_2.svg' })
    expect(answer.status).toBe(202)
    const draft = detailOf(answer)
    expect(draft).toMatchObject({
      state: 'draft',
      title: 'Blue bird 2',
      kind: 'icon',
      processing: 'pending',
      preview: null,
    })
    expect(rulesOf(draft)).toContain('L601')

    await stage.processed(draft)
    const ready = await read(stage.author.browser, draft.id)
    expect(ready).toMatchObject({ processing: 'ready', format: 'svg', width: 24 })
    expect(ready.preview?.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(rulesOf(ready)).toEqual(['L201', 'L301', 'L302', 'L413'])
    expect(ready.allowed_actions).toEqual(['edit', 'file', 'withdraw'])
    expect(await stage.visibilityOf(ready)).toBe('draft')
  })

  test('is offered keywords and the category of published assets with a word of its name', async () => {
    for (const title of ['Lemon fruit', 'Lemon tree'])
      await stage.catalogue.add({ title, tags: ['lemon', 'yellow', 'south-sea', title.split(' ')[1] ?? ''] })
    await stage.catalogue.add({ title: 'Draft', tags: ['lemon', 'secret'], visibility: 'draft' })
    await stage.catalogue.add({ title: 'Other draft', tags: ['lemon', 'secret'], visibility: 'draft' })
    const draft = detailOf(await uploadFile(stage.author, { text: stage.drawing(), name: 'lemons.svg' }))
    const path = `/console/submissions/${draft.id}/suggestions`
    const answer = await stage.author.browser.call('GET', path)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ keywords: ['south sea', 'yellow'], categories: [stage.category] })

    const stranger = await makeContributor(payload)
    expect((await stranger.browser.call('GET', path)).status).toBe(404)
  })

  test('that the pipeline refuses names the reason, and cannot be submitted', async () => {
    const hostile =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script><path d="M0 0h9v9z"/></svg>'
    const draft = detailOf(await uploadFile(stage.author, { text: hostile }))
    await stage.processed(draft)
    const refused = await read(stage.author.browser, draft.id)
    expect(refused.lint.find(({ rule }) => rule === 'L602')?.values).toEqual({ code: 'file-script' })
    expect(refused.allowed_actions).not.toContain('submit')
  })

  test.each([
    [{ text: '' }, 422, 'file-empty'],
    [{ kind: 'sculpture' }, 400, 'bad-request'],
  ])('of %j is refused', async (change, status, code) => {
    const answer = await uploadFile(stage.author, change)
    expect([answer.status, codesOf(answer)]).toEqual([status, [code]])
  })

  test('of a drawing that exists is an error with its evidence', async () => {
    const text = stage.drawing()
    const first = detailOf(await uploadFile(stage.author, { text, name: 'original.svg' }))
    await stage.processed(first)
    const second = detailOf(await uploadFile(stage.author, { text, name: 'copy.svg' }))
    await stage.processed(second)
    const { lint } = await read(stage.author.browser, second.id)
    expect(lint.find(({ rule }) => rule === 'L501')).toMatchObject({
      severity: 'error',
      similar: { item: first.item, title: 'Original', own: true },
    })
  })
})

function rulesOf({ lint }: SubmissionDetail): string[] {
  return lint.filter(({ rule }) => !rule.startsWith('L5')).map(({ rule }) => rule)
}

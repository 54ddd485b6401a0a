import { expect } from 'vitest'
import { environment } from '#cms/env.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { processRevision } from '#cms/operations/revisions/process-revision.ts'
import { settleSubmission } from '#cms/operations/submissions/settle-submission.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'
import { createPool } from '#media/pipeline/pool.ts'
import { openStorage } from '#media/storage/open.ts'
import { type Answer, codesOf, type TestBrowser } from './browser.ts'
import { makeCatalogue } from './catalogue.ts'
import { makeContributor, makeMarketplaceLicences, type TestContributor, uploadFile } from './contributors.ts'
import { makePerson, withSession } from './people.ts'

export type ReviewStage = Awaited<ReturnType<typeof openReviewStage>>

const DETAILS = {
  title: 'Blue bird',
  description: '',
  keywords: ['bird', 'sky', 'feather'],
  kind: 'icon',
  style: null,
  price_cents: null,
  editorial_only: false,
  generative_ai: false,
}

/** A catalogue with one contributor, and what contributors, reviewers and the worker do with submissions there. */
export async function openReviewStage(payload: Payload) {
  const pool = createPool({ size: 1 })
  const catalogue = await makeCatalogue(payload)
  // The catalogue numbers its items from 1.
  await run(payload, fragment`select setval('asset_numbers', 1000)`)
  await makeMarketplaceLicences(payload)
  const [row] = await run<{ id: number }>(payload, fragment`select id from categories limit 1`)
  const category = Number(row?.id)
  const author = await makeContributor(payload)
  /** Each file is another drawing, so that none is a duplicate. */
  let drawings = 0

  function drawing(): string {
    drawings += 1
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="#2563eb" d="M3 3h${5 + (drawings % 12)}v${4 + drawings / 7}l${1 + drawings / 11} 2z"/></svg>`
  }

  /** Runs the pipeline on the file, as the worker does. */
  async function processed(submission: SubmissionDetail): Promise<void> {
    const services = { payload, storage: openStorage(environment()), pool }
    await processRevision(services, await revisionOf(submission))
  }

  async function revisionOf({ id }: SubmissionDetail): Promise<number> {
    const [found] = await run<{ revision: number }>(
      payload,
      fragment`select revision_id as revision from submissions where id = ${id}`,
    )
    return Number(found?.revision)
  }

  function edit(
    { id, version }: SubmissionDetail,
    change: object,
    browser: TestBrowser = author.browser,
  ): Promise<Answer> {
    const json = { ...DETAILS, category, expected: version, ...change }
    return browser.call('POST', `/console/submissions/${id}/edit`, { json })
  }

  /** A processed draft with complete details. */
  async function readyDraft(owner: TestContributor = author): Promise<SubmissionDetail> {
    const uploaded = detailOf(await uploadFile(owner, { text: drawing() }))
    await processed(uploaded)
    return detailOf(await edit(await read(owner.browser, uploaded.id), {}, owner.browser))
  }

  async function submit(
    draft: SubmissionDetail,
    browser: TestBrowser = author.browser,
  ): Promise<SubmissionDetail> {
    return detailOf(await command(browser, draft, 'submit'))
  }

  async function staff(role: StaffRole): Promise<TestBrowser> {
    return withSession(payload, await makePerson(payload, { roles: [role] }))
  }

  /** Handles the messages of all decisions on a submission, as the worker does after ten seconds. */
  async function settle({ id }: Pick<SubmissionDetail, 'id'>): Promise<void> {
    const messages = await run<{ payload: { submission: number; event: number } }>(
      payload,
      fragment`select payload from outbox where topic = 'submission.settle' and key = ${`submission:${id}`} order by id`,
    )
    expect(messages.length).toBeGreaterThan(0)
    for (const message of messages) await settleSubmission(payload, message.payload)
  }

  async function visibilityOf({ item }: SubmissionDetail): Promise<string | undefined> {
    const [found] = await run<{ visibility: string }>(
      payload,
      fragment`select visibility::text from items where id = ${item}`,
    )
    return found?.visibility
  }

  /** The templates of the mails about its decisions. */
  async function mailsAbout({ id }: SubmissionDetail): Promise<string[]> {
    const rows = await run<{ template: string }>(
      payload,
      fragment`
      select m.template from mails m join submission_events e on m.key = 'submission-decided:' || e.id
       where e.submission_id = ${id} order by m.key`,
    )
    return rows.map(({ template }) => template)
  }

  const acts = { drawing, processed, edit, readyDraft, submit, staff, settle } as const
  const questions = { revisionOf, visibilityOf, mailsAbout } as const
  return { catalogue, category, author, ...acts, ...questions, close: () => pool.close() } as const
}

/** Sends a command on the version that the caller saw. */
export function command(
  browser: TestBrowser,
  { id, version }: Pick<SubmissionDetail, 'id' | 'version'>,
  action: string,
  form: object = {},
): Promise<Answer> {
  return browser.call('POST', `/console/submissions/${id}/${action}`, {
    json: { expected: version, ...form },
  })
}

export async function lease(
  browser: TestBrowser,
  { id }: Pick<SubmissionDetail, 'id'>,
): Promise<SubmissionDetail> {
  return detailOf(await command(browser, await read(browser, id), 'lease'))
}

/** Null for an empty queue. */
export async function leaseNext(
  browser: TestBrowser,
  skipped: number[] = [],
): Promise<SubmissionDetail | null> {
  const answer = await browser.call('POST', '/console/submissions/lease-next', { json: { skipped } })
  expect(answer.status).toBe(200)
  return answer.body as unknown as SubmissionDetail | null
}

export async function read(browser: TestBrowser, id: number): Promise<SubmissionDetail> {
  return detailOf(await browser.call('GET', `/console/submissions/${id}`))
}

/** The submission of a successful answer. */
export function detailOf(answer: Answer): SubmissionDetail {
  expect([answer.status < 300, codesOf(answer)]).toEqual([true, []])
  return answer.body as unknown as SubmissionDetail
}

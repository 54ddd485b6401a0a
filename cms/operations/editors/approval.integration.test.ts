import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publishDuePages } from '#cms/operations/landing/publish-due-pages.ts'
import type { LandingPage } from '#cms/payload-types.ts'
import type { Answer, TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, type TestPerson, withSession } from '#cms/testing/people.ts'
import type { DraftedResource } from '#domain/editors/resources.ts'
import { readVersionAuthors } from './read-approval.ts'
import { readWaiting } from './read-waiting.ts'

let test: TestPayload
let ada: TestPerson
let bo: TestPerson
let asAda: TestBrowser
let asBo: TestBrowser

beforeAll(async () => {
  test = await openPayload()
  ada = await makePerson(test.payload, { roles: ['editor'] })
  bo = await makePerson(test.payload, { roles: ['editor'] })
  asAda = await withSession(test.payload, ada)
  asBo = await withSession(test.payload, bo)
})
afterAll(() => test.close())
beforeEach(() => need('landing-pages', 'collections'))

const need = (...secondEditor: DraftedResource[]) =>
  test.payload.updateGlobal({ slug: 'site-settings', data: { name: 'Ada’s', secondEditor } })

const PAGE = {
  title: 'Birds',
  place: 'page',
  layout: 'blocks',
  hero: 'none',
  selection: { price: 'all' },
  blocks: [{ blockType: 'action', heading: 'Begin' }],
}

/** Saves as the form does: with every field that it was opened with. */
async function save(browser: TestBrowser, id: number, data: object, { draft = false, locale = 'en' } = {}) {
  const opened = await formOf(id, locale)
  const json = { ...opened, ...data, _status: draft ? 'draft' : 'published' }
  return browser.call('PATCH', `/landing-pages/${id}?draft=${draft}&locale=${locale}&depth=0`, { json })
}

async function formOf(id: number, locale: string): Promise<LandingPage> {
  const options = { collection: 'landing-pages', id, draft: true, depth: 0, fallbackLocale: false } as const
  return test.payload.findByID({ ...options, locale: locale as 'en' })
}

async function draftOf(browser: TestBrowser, slug: string, data: object = {}): Promise<number> {
  const made = await browser.call('POST', '/landing-pages?draft=true&depth=0', {
    json: { ...PAGE, slug, ...data, _status: 'draft' },
  })
  expect(made.status).toBe(201)
  return idOf(made)
}

const latest = (id: number) => formOf(id, 'en')
const approve = async (browser: TestBrowser, id: number, seen?: string) =>
  browser.call('POST', `/panel/landing-pages/${id}/approve`, {
    json: { seen: seen ?? (await latest(id)).updatedAt },
  })
/** Payload's own answers have a message with the number, ours a code. */
const codeOf = ({ status, body }: Answer) => {
  const [first]: { readonly code?: string; readonly message?: string }[] = [...(body.errors ?? [])]
  return [status, first?.code ?? first?.message]
}
const idOf = ({ body }: Answer) => Number((body.doc as { readonly id: number } | undefined)?.id)
const OWN = [409, expect.stringContaining('12190')]

describe('a page that needs a second editor', () => {
  it('is not published by who drafted it, and by another editor it is, and the version names both', async () => {
    const id = await draftOf(asAda, 'birds')
    expect(codeOf(await save(asAda, id, {}))).toEqual(OWN)
    expect((await save(asBo, id, {})).status).toBe(200)
    expect(await latest(id)).toMatchObject({ _status: 'published', changedBy: ada.id, approvedBy: bo.id })
    const [version] = await readVersionAuthors(test.payload, 'landing-pages', id)
    expect(version).toMatchObject({ status: 'published', author: ada.email, approver: bo.email })
  })

  it('is not published with a change of the second editor', async () => {
    const id = await draftOf(asAda, 'bees')
    expect(codeOf(await save(asBo, id, { title: 'Wasps' }))).toEqual(OWN)
    expect(codeOf(await save(asBo, id, { title: 'Bienen' }, { locale: 'de' }))).toEqual(OWN)
    expect((await save(asBo, id, { title: 'Wasps' }, { draft: true })).status).toBe(200)
    expect(codeOf(await save(asBo, id, {}))).toEqual(OWN)
    expect((await save(asAda, id, {})).status).toBe(200)
  })

  it('is not created as published, nor published by an older version of itself', async () => {
    const made = await asAda.call('POST', '/landing-pages', {
      json: { ...PAGE, slug: 'at-once', _status: 'published' },
    })
    expect(codeOf(made)).toEqual(OWN)
    const id = await draftOf(asAda, 'older')
    await save(asBo, id, {})
    await save(asAda, id, { title: 'Newer' }, { draft: true })
    const versions = await readVersionAuthors(test.payload, 'landing-pages', id)
    const published = versions.find(({ status }) => status === 'published')
    const restored = await asAda.call('POST', `/landing-pages/versions/${published?.id}`, {})
    expect(codeOf(restored)).toEqual(OWN)
    expect((await latest(id)).title).toBe('Newer')
  })

  it('takes no author and no approval from the form', async () => {
    const id = await draftOf(asAda, 'forged', { changedBy: bo.id, approvedBy: bo.id })
    expect(await latest(id)).toMatchObject({ changedBy: ada.id, approvedBy: null })
    expect(codeOf(await save(asAda, id, { changedBy: bo.id, approvedBy: bo.id }))).toEqual(OWN)
  })

  it('is published by everyone once it is approved, and by its author alone where nothing is needed', async () => {
    const id = await draftOf(asAda, 'approved')
    expect(codeOf(await approve(asAda, id))).toEqual([409, 'second-editor-needed'])
    const unnamed = await asBo.call('POST', `/panel/landing-pages/${id}/approve`, { json: {} })
    expect(codeOf(unnamed)).toEqual([400, 'bad-request'])
    expect((await approve(asBo, id)).status).toBe(200)
    expect(await latest(id)).toMatchObject({ _status: 'draft', title: 'Birds', approvedBy: bo.id })
    expect((await save(asAda, id, {})).status).toBe(200)
    await need()
    const free = await draftOf(asAda, 'free')
    expect((await save(asAda, free, {})).status).toBe(200)
  })

  it('is approved as it was read: a change afterwards is refused and takes an approval back', async () => {
    const id = await draftOf(asAda, 'changing')
    const { updatedAt } = await latest(id)
    await save(asAda, id, { title: 'Changed' }, { draft: true })
    expect(codeOf(await approve(asBo, id, updatedAt))).toEqual([409, 'approval-outdated'])
    expect((await approve(asBo, id)).status).toBe(200)
    await save(asAda, id, { title: 'Changed again' }, { draft: true })
    expect(await latest(id)).toMatchObject({ approvedBy: null })
    expect(codeOf(await save(asAda, id, {}))).toEqual(OWN)
  })

  it('is published at its date only if it was approved, and otherwise says so', async () => {
    const due = new Date(Date.now() + 60_000)
    const later = new Date(Date.now() + 120_000)
    const approved = await draftOf(asAda, 'due-approved', { publishAt: due.toISOString() })
    const open = await draftOf(asAda, 'due-open', { publishAt: due.toISOString() })
    expect((await approve(asBo, approved)).status).toBe(200)
    expect(await publishDuePages(test.payload, later)).toBe(1)
    expect(await latest(approved)).toMatchObject({ _status: 'published', approvedBy: bo.id })
    expect(await latest(open)).toMatchObject({
      _status: 'draft',
      publishAt: null,
      scheduleNote: expect.stringContaining('12191'),
    })
  })

  it('waits on the first page of the panel of the others', async () => {
    const id = await draftOf(asAda, 'waiting')
    const waitingFor = async ({ id: editor }: TestPerson) => {
      const { approvals } = await readWaiting(test.payload, { id: editor, roles: ['editor'] }, 'en')
      return approvals?.rows.some((row) => row.resource === 'landing-pages' && row.id === id)
    }
    expect([await waitingFor(ada), await waitingFor(bo)]).toEqual([false, true])
    await approve(asBo, id)
    expect(await waitingFor(bo)).toBe(false)
  })

  it('is published by saves without a person, as the seed makes them', async () => {
    const req = await createLocalReq({}, test.payload)
    const page = await test.payload.create({
      collection: 'landing-pages',
      req,
      data: { ...PAGE, slug: 'seeded', _status: 'published' } as never,
    })
    expect(page).toMatchObject({ _status: 'published' })
  })
})

it('holds for collections too, and shows visitors no editor', async () => {
  const made = await asAda.call('POST', '/collections?draft=true', {
    json: { title: 'Nests', slug: 'nests', position: 0, _status: 'draft' },
  })
  const id = idOf(made)
  const publish = (browser: TestBrowser) =>
    browser.call('PATCH', `/collections/${id}`, { json: { _status: 'published' } })
  expect(codeOf(await publish(asAda))).toEqual(OWN)
  expect((await publish(asBo)).status).toBe(200)
  const found = await test.payload.findByID({ collection: 'collections', id, overrideAccess: false })
  expect(found).toMatchObject({ title: 'Nests' })
  expect(found).not.toHaveProperty('changedBy')
  expect(found).not.toHaveProperty('approvedBy')
})

import { describe, expect, it } from 'vitest'
import { type Approval, approvalAfter, approve, isChanged, type Save } from './approval.ts'

const BY_ADA: Approval = { changedBy: 'ada', approvedBy: null }
const APPROVED: Approval = { changedBy: 'ada', approvedBy: 'bo' }

const saved = (before: Approval, save: Partial<Save>) =>
  approvalAfter(before, { editor: 'ada', changes: false, publishes: false, needsApproval: true, ...save })

describe('a save', () => {
  it('makes its editor the author and takes an approval back, when it changes something', () => {
    expect(saved(APPROVED, { editor: 'cy', changes: true })).toEqual({
      ok: true,
      value: { changedBy: 'cy', approvedBy: null },
    })
    expect(saved(APPROVED, { editor: 'cy' })).toEqual({ ok: true, value: APPROVED })
  })

  it.each<[string, Approval, Partial<Save>]>([
    ['their own draft', BY_ADA, {}],
    ['what they change in the same save', { changedBy: null, approvedBy: null }, { changes: true }],
    ['a change of theirs to what was approved', APPROVED, { changes: true }],
    ['a change of theirs to the draft of another', { changedBy: 'bo', approvedBy: null }, { changes: true }],
  ])('does not publish %s where a second editor is needed', (_, before, save) => {
    const refused = { ok: false, code: 'second-editor-needed' }
    expect(saved(before, { ...save, publishes: true })).toMatchObject(refused)
    expect(saved(before, { ...save, publishes: true, needsApproval: false }).ok).toBe(true)
  })

  it('publishes the draft of another, which approves it', () => {
    expect(saved(BY_ADA, { editor: 'bo', publishes: true })).toEqual({ ok: true, value: APPROVED })
  })

  it('publishes by the schedule what was approved, or has no known author', () => {
    const due = { editor: null, publishes: true } as const
    expect(saved(APPROVED, due)).toEqual({ ok: true, value: APPROVED })
    expect(saved({ changedBy: null, approvedBy: null }, due).ok).toBe(true)
    expect(saved(BY_ADA, due)).toMatchObject({ ok: false, code: 'publication-unapproved' })
  })
})

it('is approved by another editor than its author', () => {
  expect(approve(BY_ADA, 'bo')).toEqual({ ok: true, value: APPROVED })
  expect(approve(BY_ADA, 'ada')).toMatchObject({ ok: false, code: 'second-editor-needed' })
})

describe('a change', () => {
  const LATEST = {
    title: 'Birds',
    _status: 'draft',
    blocks: [{ id: 'a', heading: 'Go' }],
    seo: { title: null },
  }

  it('is none where a form sends empty values, members in another order, state and dates', () => {
    const sent = {
      _status: 'published',
      updatedAt: '2030-01-01T00:00:00.000Z',
      publishAt: '2030-01-01T00:00:00.000Z',
      title: 'Birds',
      description: '',
      blocks: [{ heading: 'Go', id: 'a', hidden: false }],
      seo: { description: null },
      related: [],
    }
    expect(isChanged(sent, LATEST)).toBe(false)
  })

  it.each([
    { title: 'Bees' },
    { title: '' },
    { blocks: [] },
    { blocks: [{ id: 'a', heading: 'Stop' }] },
    { seo: { hidden: true } },
    { related: [4] },
  ])('is one in %o', (sent) => {
    expect(isChanged(sent, LATEST)).toBe(true)
  })
})

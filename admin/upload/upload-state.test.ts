import { expect, test } from 'vitest'
import type { UploadOutcome } from '#domain/contract/console/uploads.ts'
import { found } from '#domain/lint/work.ts'
import {
  countUploads,
  isAwaited,
  shownFindings,
  shownState,
  type UploadItem,
  uploadsIn,
  withOutcomes,
} from './upload-state.ts'

function item(key: string, change: Partial<UploadItem> = {}): UploadItem {
  const fresh = { kind: 'icon', bytes: 10, phase: 'sent', sentBytes: 10, code: null, outcome: null } as const
  return {
    ...fresh,
    key,
    name: `${key}.svg`,
    upload: `id-${key}`,
    contributor: 1,
    found: null,
    zip: null,
    ...change,
  }
}

function outcome(id: string, change: Partial<UploadOutcome> = {}): UploadOutcome {
  const fresh = { kind: 'icon', state: 'draft', code: null, submission: 1, processing: 'pending' } as const
  return { ...fresh, id, name: id, preview: null, lint: null, skipped: 0, members: [], ...change }
}

test('a file is checked from its last byte until it is processed', () => {
  expect(shownState(item('a', { phase: 'uploading' })).state).toBe('uploading')
  expect(shownState(item('a')).state).toBe('checking')
  expect(shownState(item('a', { outcome: outcome('id-a') })).state).toBe('checking')
  const ready = item('a', { outcome: outcome('id-a', { processing: 'ready' }) })
  expect([shownState(ready).state, isAwaited(ready)]).toEqual(['ready', false])
})

test('a refusal keeps its code, whether a request, the first bytes or the processing was refused', () => {
  const refusals = [
    item('a', { phase: 'refused', code: 'file-empty' }),
    item('a', { outcome: outcome('id-a', { state: 'refused', submission: null, code: 'file-empty' }) }),
    item('a', { outcome: outcome('id-a', { processing: 'refused', code: 'file-empty' }) }),
  ]
  for (const refused of refusals) {
    expect(shownState(refused)).toEqual({ state: 'refused', code: 'file-empty' })
    expect(isAwaited(refused)).toBe(false)
  }
})

test('members follow their ZIP in its order, once, however often it is read', () => {
  const items = [item('zip', { name: 'all.zip' }), item('b')]
  const first = withOutcomes(items, [
    outcome('id-zip', { name: 'all.zip', state: 'unpacking', members: ['1'] }),
  ])
  const second = withOutcomes(first, [
    outcome('id-zip', { name: 'all.zip', state: 'unpacked', members: ['1', '2'] }),
    outcome('1', { name: 'one.svg' }),
  ])
  expect(second.map(({ key }) => key)).toEqual(['zip', '1', '2', 'b'])
  expect(second[1]).toMatchObject({ name: 'one.svg', zip: 'all.zip', upload: '1' })
})

test('a ZIP whose members are listed is not counted', () => {
  const zip = item('zip', { outcome: outcome('id-zip', { state: 'unpacked', members: ['1'] }) })
  const ready = item('1', { outcome: outcome('1', { processing: 'ready' }) })
  const refused = item('2', { phase: 'refused', code: 'file-empty' })
  expect(countUploads([zip, ready, refused])).toEqual({ total: 2, ready: 1, refused: 1 })
})

test('the findings of the browser are shown until those of the server are known', () => {
  const drawing = item('a', { found: [found('L404')] })
  expect(shownFindings(drawing)).toEqual([found('L404')])
  const ready = outcome('id-a', { processing: 'ready', lint: [found('L501')] })
  expect(shownFindings({ ...drawing, outcome: ready })).toEqual([found('L501')])
  expect(shownFindings({ ...drawing, phase: 'refused' })).toBeNull()
})

test('the views of ready and of refused files keep the order of the list', () => {
  const items = [
    item('sent'),
    item('ready', { outcome: outcome('id-ready', { processing: 'ready' }) }),
    item('refused before it was sent', { phase: 'refused', code: 'file-empty' }),
    item('refused by the pipeline', {
      outcome: outcome('id-late', { processing: 'refused', code: 'file-damaged' }),
    }),
    item('changed on the disk', { phase: 'unreadable' }),
  ]
  const keysOf = (view: Parameters<typeof uploadsIn>[0]) => uploadsIn(view, items).map(({ key }) => key)
  expect(keysOf('all')).toEqual(items.map(({ key }) => key))
  expect(keysOf('ready')).toEqual(['ready'])
  expect(keysOf('refused')).toEqual([
    'refused before it was sent',
    'refused by the pipeline',
    'changed on the disk',
  ])
  expect(countUploads(items)).toEqual({ total: 5, ready: 1, refused: 3 })
})

import { expect, test } from 'vitest'
import type { KeeperHost } from '../commands/kept-values.ts'
import type { Draft } from './draft.ts'
import { createDraftKeeper, recallDraft } from './kept-drafts.ts'

const PLACE = { user: 'ada', submission: 7 }

function draft(title: string): Draft {
  const empty = { description: '', keywords: [], category: null, style: null, price_cents: null }
  return { ...empty, title, kind: 'icon', editorial_only: false, generative_ai: null }
}

function unsaved(title: string, version = 3) {
  return { draft: draft(title), base: draft('base'), version }
}

/** A browser: its storage, and locks that every tab of it shares. */
function browser(): KeeperHost & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>()
  const storage: KeeperHost['storage'] = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
  return { kept, storage, locks: navigator.locks }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('what a closed tab has not saved is taken over once', async () => {
  const host = browser()
  const keeper = createDraftKeeper(host, PLACE)
  keeper.keep(unsaved('mine'))
  await settled()
  keeper.close()
  await settled()
  expect(await recallDraft(host, PLACE)).toEqual(unsaved('mine'))
  expect(await recallDraft(host, PLACE)).toBeNull()
})

test('the draft of a tab that is open stays with it', async () => {
  const host = browser()
  const keeper = createDraftKeeper(host, PLACE)
  keeper.keep(unsaved('mine'))
  await settled()
  expect(await recallDraft(host, PLACE)).toBeNull()
  keeper.keep(null)
  await settled()
  expect(host.kept.size).toBe(0)
})

test('two tabs keep their drafts apart', async () => {
  const host = browser()
  const [one, other] = [createDraftKeeper(host, PLACE), createDraftKeeper(host, PLACE)]
  one.keep(unsaved('one', 3))
  other.keep(unsaved('other', 4))
  await settled()
  one.close()
  other.close()
  await settled()
  expect((await recallDraft(host, PLACE))?.draft.title).toBe('other')
  expect((await recallDraft(host, PLACE))?.draft.title).toBe('one')
})

test('drafts of another account and of another submission are not taken', async () => {
  const host = browser()
  const keeper = createDraftKeeper(host, PLACE)
  keeper.keep(unsaved('mine'))
  await settled()
  keeper.close()
  await settled()
  expect(await recallDraft(host, { ...PLACE, user: 'bob' })).toBeNull()
  expect(await recallDraft(host, { ...PLACE, submission: 70 })).toBeNull()
})

test('what is not a draft is dropped', async () => {
  const host = browser()
  host.storage.setItem('motif-draft:ada:7:x', '{"draft":')
  expect(await recallDraft(host, PLACE)).toBeNull()
  expect(host.kept.size).toBe(0)
})

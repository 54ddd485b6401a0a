// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { type DecisionForm, type Desk, useDesk } from './use-desk.ts'

const FORM: DecisionForm = {
  reasons: ['quality'],
  note: 'Line ends do not meet.',
  marks: [{ reason: 'quality', x: 100, y: 100, width: 50, height: 50 }],
}

/** Two submissions wait: each answer has a lease that does not end soon. */
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const queue = [1, 2]
  vi.stubGlobal('fetch', async (path: string) => {
    const [, id] = /submissions\/(\d+)/.exec(path) ?? []
    const next = path.endsWith('/lease-next') ? (queue.shift() ?? null) : Number(id)
    return Response.json(next === null ? null : submission(next))
  })
})

test('an undone decision returns with its reasons, its note and its marks', async () => {
  const desk = await openDesk()
  expect(desk().current?.id).toBe(1)
  await act(async () => desk().decide('return', FORM))
  expect([desk().current?.id, desk().writtenBefore]).toEqual([2, null])
  await act(async () => desk().undo())
  expect([desk().current?.id, desk().writtenBefore]).toEqual([1, FORM])
})

test('a skipped submission returns with what was written about it', async () => {
  const desk = await openDesk()
  await act(async () => desk().skip(FORM))
  expect([desk().current?.id, desk().writtenBefore]).toEqual([2, null])
  await act(async () => desk().previous())
  expect([desk().current?.id, desk().writtenBefore]).toEqual([1, FORM])
})

test('a decided submission that returns later, as another revision, begins with an empty form', async () => {
  const desk = await openDesk()
  await act(async () => desk().skip(FORM))
  await act(async () => desk().previous())
  await act(async () => desk().decide('return', FORM))
  await act(async () => desk().next())
  expect(desk().writtenBefore).toBeNull()
})

function submission(id: number) {
  const until = new Date(Date.now() + 15 * 60 * 1000).toISOString()
  return { id, version: 1, title: `Piece ${id}`, leased_until: until, preview: null, lint: [] }
}

async function openDesk(): Promise<() => Desk> {
  const shown: Desk[] = []
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Probe onRender={(desk) => void shown.push(desk)} />))
  return () => {
    const newest = shown.at(-1)
    if (newest === undefined) throw new Error('the desk has not been rendered')
    return newest
  }
}

function Probe({ onRender }: { readonly onRender: (desk: Desk) => void }) {
  const desk = useDesk(null)
  useEffect(() => {
    onRender(desk)
  })
  return null
}

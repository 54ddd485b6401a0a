// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { KeptMarkup } from './kept-markup.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => document.body.replaceChildren())

const SERVED = '<div id="served" class="contents"><ul><li>One</li></ul></div>'

function Page({ shown }: { readonly shown: boolean }) {
  return shown ? <KeptMarkup id="served" /> : <p>Other results</p>
}

describe('KeptMarkup', () => {
  it('leaves the elements that the server sent as they are, and restores their markup after a removal', async () => {
    document.body.innerHTML = SERVED
    const sent = document.querySelector('li')
    const errors: unknown[] = []
    const options = { onRecoverableError: (error: unknown) => errors.push(error) }
    const root = await act(() => hydrateRoot(document.body, <Page shown />, options))
    expect(document.querySelector('li')).toBe(sent)
    await act(() => root.render(<Page shown={false} />))
    expect(document.body.innerHTML).toBe('<p>Other results</p>')
    await act(() => root.render(<Page shown />))
    expect(document.body.innerHTML).toBe(SERVED)
    expect(errors).toEqual([])
  })

  it('loads the page again where the router reached it without one', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
    const root = createRoot(document.createElement('div'))
    await act(() => root.render(<KeptMarkup id="unknown" />))
    expect(reload).toHaveBeenCalledOnce()
  })
})

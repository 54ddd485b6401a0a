import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { KeptMarkup } from './kept-markup.tsx'
import { markupStore } from './markup-store.ts'
import { readMarkup } from './read-markup.ts'
import { StaticMarkup } from './static-markup.tsx'
import { withMarkupStore } from './with-markup-store.ts'

afterEach(() => void vi.unstubAllGlobals())

const page = (
  <StaticMarkup id="list">
    <ul>
      <li>One</li>
    </ul>
  </StaticMarkup>
)

describe('StaticMarkup', () => {
  it('puts the HTML of its children into their place', () => {
    expect(withMarkupStore(() => renderToString(page))).toBe(
      '<div id="list" class="contents"><ul><li>One</li></ul></div>',
    )
  })

  it('renders its children as they are outside a request', () => {
    expect(renderToString(page)).toBe('<ul><li>One</li></ul>')
  })

  it('keeps the markup of each request apart', async () => {
    const requests = ['a', 'b'].map((text) =>
      withMarkupStore(async () => {
        markupStore()?.set('list', text)
        await Promise.resolve()
        return readMarkup('list')
      }),
    )
    expect(await Promise.all(requests)).toEqual(['a', 'b'])
  })
})

describe('KeptMarkup', () => {
  it('fails on the server where nothing was rendered for it', () => {
    expect(() => withMarkupStore(() => renderToString(<KeptMarkup id="never" />))).toThrow(/never/)
  })
})

describe('readMarkup in a browser', () => {
  it('reads the page once, and remembers what it read', () => {
    const getElementById = vi.fn().mockReturnValueOnce({ innerHTML: '<b>1</b>' }).mockReturnValue(null)
    vi.stubGlobal('document', { getElementById })
    expect([readMarkup('grid'), readMarkup('grid')]).toEqual(['<b>1</b>', '<b>1</b>'])
    expect(getElementById).toHaveBeenCalledTimes(1)
  })

  it('is null where the page does not have it', () => {
    vi.stubGlobal('document', { getElementById: () => null })
    expect(readMarkup('elsewhere')).toBeNull()
  })
})

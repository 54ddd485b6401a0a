import { describe, expect, it, vi } from 'vitest'
import { markupOnce } from './known-markup.ts'

function listOf(...texts: readonly string[]) {
  const List = vi.fn(() => texts.map((text) => <li key={text}>{text}</li>))
  return { List, node: <List /> }
}

describe('markupOnce', () => {
  it('renders again only where a dependency is another value', () => {
    const [menu, held] = [{}, [1]]
    const { List, node } = listOf('One')
    expect(markupOnce('menu', [menu, held, 'en'], node)).toBe('<li>One</li>')
    expect(markupOnce('menu', [menu, held, 'en'], node)).toBe('<li>One</li>')
    expect(List).toHaveBeenCalledTimes(1)
    expect(markupOnce('menu', [menu, [1], 'en'], listOf('Two').node)).toBe('<li>Two</li>')
    expect(markupOnce('menu', [menu, held, 'de'], listOf('Eins').node)).toBe('<li>Eins</li>')
    expect(markupOnce('menu', [menu, held, 'en'], node)).toBe('<li>One</li>')
    expect(List).toHaveBeenCalledTimes(1)
  })

  it('keeps markup of each id apart', () => {
    expect(markupOnce('a', [], listOf('A').node)).toBe('<li>A</li>')
    expect(markupOnce('b', [], listOf('B').node)).toBe('<li>B</li>')
  })

  it('renders markup without dependencies every time', () => {
    const { List, node } = listOf('One')
    markupOnce('results', undefined, node)
    markupOnce('results', undefined, node)
    expect(List).toHaveBeenCalledTimes(2)
  })

  it('forgets the markup of dependencies that are long gone', () => {
    const { List, node } = listOf('One')
    markupOnce('old', [0], node)
    for (let step = 1; step <= 16; step += 1) markupOnce('old', [step], listOf(`${step}`).node)
    markupOnce('old', [0], node)
    expect(List).toHaveBeenCalledTimes(2)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HYDRATED_EVENT, recordClicks } from './replay-clicks.ts'

/** The parts of a button that the script uses, with a count of its clicks. */
class FakeElement {
  presses = 0
  readonly isOwnPress: boolean
  constructor({ isOwnPress = false } = {}) {
    this.isOwnPress = isOwnPress
  }
  closest = () => this
  matches = () => this.isOwnPress
  click = () => {
    this.presses += 1
    press(this)
  }
}

let page: EventTarget

function press(button: FakeElement): void {
  const event = new Event('click')
  Object.defineProperty(event, 'target', { value: button })
  page.dispatchEvent(event)
}

const listen = () => page.dispatchEvent(new Event(HYDRATED_EVENT))

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('Element', FakeElement)
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, page[name].bind(page))
  recordClicks(HYDRATED_EVENT)
})
afterEach(() => void vi.unstubAllGlobals())

describe('recordClicks', () => {
  it('replays a click made before hydration once', () => {
    const button = new FakeElement()
    press(button)
    press(button)
    expect(button.presses).toBe(0)
    listen()
    listen()
    expect(button.presses).toBe(1)
  })

  it('ignores a click made after hydration', () => {
    const button = new FakeElement()
    listen()
    press(button)
    expect(button.presses).toBe(0)
  })

  it('ignores a click that the browser handled itself', () => {
    const button = new FakeElement({ isOwnPress: true })
    press(button)
    listen()
    expect(button.presses).toBe(0)
  })
})

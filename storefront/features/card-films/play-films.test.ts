import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playFilms } from './play-films.ts'

/** As much of an element as the player uses. */
class FakeElement {
  readonly parent: FakeElement | null
  readonly children: FakePicture[] = []
  constructor(parent: FakeElement | null = null) {
    this.parent = parent
  }
  closest(selector: string): FakeElement | null {
    return selector === '.plate' && this.parent === null ? this : (this.parent?.closest(selector) ?? null)
  }
  querySelector(): FakePicture | null {
    return this.children[0] ?? null
  }
}

class FakePicture extends FakeElement {
  src = 'still.webp'
  srcset = 'still.webp 200w'
  readonly dataset = { film: 'film.webp' }
}

class FakePage extends EventTarget {
  readonly documentElement = new EventTarget()
}

let reduced = false
let failing = false
let page: FakePage
let plate: FakeElement
let picture: FakePicture

beforeEach(() => {
  ;[reduced, failing] = [false, false]
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      decode = () => (failing ? Promise.reject(new Error('broken')) : Promise.resolve())
    },
  )
  page = new FakePage()
  plate = new FakeElement()
  picture = new FakePicture(plate)
  plate.children.push(picture)
  playFilms(page as unknown as Document, new AbortController().signal)
})
afterEach(() => vi.unstubAllGlobals())

async function fire(type: string, target: FakeElement | null, more: object = {}): Promise<void> {
  const event = Object.assign(new Event(type), more)
  Object.defineProperty(event, 'target', { value: target })
  page.dispatchEvent(event)
  await new Promise((resolve) => setTimeout(resolve))
}

test('plays the film of a card while the pointer is on it, and shows the still afterwards', async () => {
  await fire('pointerover', picture, { pointerType: 'mouse' })
  expect(picture).toMatchObject({ src: 'film.webp', srcset: '' })
  await fire('pointerover', null, { pointerType: 'mouse' })
  expect(picture).toMatchObject({ src: 'still.webp', srcset: 'still.webp 200w' })
})

test('plays the film of a card while it has the focus', async () => {
  await fire('focusin', picture)
  expect(picture.src).toBe('film.webp')
  await fire('focusout', picture, { relatedTarget: null })
  expect(picture.src).toBe('still.webp')
})

test('shows the still to those who asked for less motion', async () => {
  reduced = true
  await fire('pointerover', picture, { pointerType: 'mouse' })
  await fire('focusin', picture)
  expect(picture.src).toBe('still.webp')
})

test('shows the still where a finger touches, and where the film cannot be loaded', async () => {
  await fire('pointerover', picture, { pointerType: 'touch' })
  expect(picture.src).toBe('still.webp')
  failing = true
  await fire('pointerover', picture, { pointerType: 'mouse' })
  expect(picture.src).toBe('still.webp')
})

test('shows the still of a card that was left while its film was loading', async () => {
  const loaded = fire('pointerover', picture, { pointerType: 'mouse' })
  const left = fire('pointerover', null, { pointerType: 'mouse' })
  await Promise.all([loaded, left])
  expect(picture.src).toBe('still.webp')
})

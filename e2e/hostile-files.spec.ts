import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import { sanitise } from '#media/pipeline/sanitise.ts'
import { CANARY_ADDRESS, CANARY_SCRIPT } from '#media/testing/canary.ts'
import { GOOD_LOTTIE, hostileLottie } from '#media/testing/lottie-files.ts'
import { hostileSvg } from '#media/testing/svg-files.ts'

/**
 * Opens hostile files that the sanitisers accept in a real browser: none may run a script or send a request.
 */
const DRAWINGS = 250
const ANIMATIONS = 40
const PAGE = 'http://files.test/'
const PLAYER = createRequire(import.meta.url).resolve('lottie-web/build/player/lottie.js')

interface Observed {
  /** A page of another origin than the site; every request but its own is aborted. */
  readonly files: Page
  /** Requests sent and scripts run since the page was opened. */
  readonly effects: () => Promise<readonly string[]>
}

const test = base.extend<{ observed: Observed }>({
  observed: async ({ page }, use) => {
    const requested: string[] = []
    await page.addInitScript(() => {
      Object.assign(globalThis, {
        canary: () => {
          const top = window.top as unknown as { calls?: readonly string[] }
          top.calls = [...(top.calls ?? []), 'a script']
        },
      })
    })
    await page.route('**', (route) => {
      const url = route.request().url()
      if (url === PAGE)
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><main></main>' })
      requested.push(url)
      return route.abort()
    })
    await page.goto(PAGE)
    await use({
      files: page,
      effects: async () => [
        ...requested,
        ...(await page.evaluate(() => (window as unknown as { calls?: string[] }).calls ?? [])),
      ],
    })
  },
})

test('the canary detects scripts and requests in unsanitised files', async ({
  observed: { files, effects },
}) => {
  const svg = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`
  await showDrawings(files, [
    svg(`<image href="${CANARY_ADDRESS}1" width="9" height="9"/>`),
    svg(`<style>@import "${CANARY_ADDRESS}2";</style>`),
    svg(`<rect width="9" height="9" style="mask-image:url(${CANARY_ADDRESS}3)"/>`),
    svg(`<rect width="9" height="9" onclick="${CANARY_SCRIPT}"/>`),
  ])
  const heard = await effects()
  expect(heard).toEqual(expect.arrayContaining(['1', '2', '3'].map((end) => CANARY_ADDRESS + end)))
  expect(heard).toContain('a script')
})

test('accepted drawings run no script and send no request', async ({ observed }) => {
  const accepted = await acceptedOf(hostileSvg, DRAWINGS)
  await showDrawings(observed.files, accepted)
  expect(await observed.effects()).toEqual([])
})

test('accepted animations run no script and send no request', async ({ observed }) => {
  const { files, effects } = observed
  await files.addScriptTag({ path: PLAYER })
  await playAnimations(files, await acceptedOf(hostileLottie, ANIMATIONS))
  expect(await effects()).toEqual([])
  const expression = {
    ...GOOD_LOTTIE,
    layers: [{ ty: 4, ip: 0, op: 30, st: 0, shapes: [], ks: { o: { a: 0, k: 1, x: CANARY_SCRIPT } } }],
  }
  await playAnimations(files, [JSON.stringify(expression)])
  expect(await effects(), 'the same player runs what did not pass the gate').toContain('a script')
})

/** The first `count` different files that the sanitiser accepts. */
async function acceptedOf(
  files: fc.Arbitrary<string | Uint8Array>,
  count: number,
): Promise<readonly string[]> {
  const accepted = new Set<string>()
  for (let seed = 1; accepted.size < count; seed += 1) {
    for (const file of fc.sample(files, { numRuns: 200, seed })) {
      const result = await sanitise(Buffer.from(file))
      if (result.ok && accepted.size < count) accepted.add(new TextDecoder().decode(result.value.bytes))
    }
  }
  return [...accepted]
}

/**
 * Shows each drawing as a document and inside the page's HTML, and triggers the events that visitors can
 * cause.
 */
async function showDrawings(page: Page, drawings: readonly string[]): Promise<void> {
  await page.evaluate(async (drawings) => {
    const EVENTS = ['click', 'load', 'error', 'focusin', 'mouseover', 'pointerdown', 'begin', 'end', 'scroll']
    const provoke = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        for (const name of EVENTS) element.dispatchEvent(new Event(name, { bubbles: true }))
      }
    }
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const main = document.querySelector('main') as HTMLElement
    for (let at = 0; at < drawings.length; at += 50) {
      const some = drawings.slice(at, at + 50)
      main.innerHTML = some.join('')
      const frames = some.map((text) => {
        const frame = document.createElement('iframe')
        frame.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
        return frame
      })
      const loaded = frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve)))
      main.append(...frames)
      await Promise.all(loaded)
      await painted()
      provoke(main)
      for (const { contentDocument } of frames) if (contentDocument) provoke(contentDocument)
      await painted()
    }
  }, drawings)
}

/** Plays each animation with each renderer of the player, and draws some of its frames. */
async function playAnimations(page: Page, animations: readonly string[]): Promise<void> {
  await page.evaluate(async (animations) => {
    const { lottie } = globalThis as unknown as { lottie: typeof import('lottie-web').default }
    const main = document.querySelector('main') as HTMLElement
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (const text of animations) {
      for (const renderer of ['svg', 'canvas', 'html'] as const) {
        const container = main.appendChild(document.createElement('div'))
        try {
          const player = lottie.loadAnimation({
            container,
            renderer,
            autoplay: false,
            animationData: JSON.parse(text),
          })
          for (const frame of [0, 7, 29]) player.goToAndStop(frame, true)
          await painted()
          player.destroy()
        } catch {
          // A player may fail at an animation, but must not run its scripts.
        }
        container.remove()
      }
    }
  }, animations)
}

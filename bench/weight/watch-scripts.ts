import type { Page } from '@playwright/test'
import { type Player, playersIn } from './players.ts'

export interface ScriptWatch {
  /** What the scripts weighed on the wire so far, without their headers, in bytes. */
  readonly bytes: () => number
  /** The players among them. */
  readonly players: () => Promise<readonly Player[]>
}

/** Counts every script that a page fetches from now on, compressed as it came. */
export async function watchScripts(page: Page): Promise<ScriptWatch> {
  const devtools = await page.context().newCDPSession(page)
  const asked = new Set<string>()
  const bodies: Promise<string>[] = []
  let bytes = 0
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') asked.add(requestId)
  })
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength
  })
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text())
  })
  await devtools.send('Network.enable')
  return {
    bytes: () => bytes,
    players: async () => [...new Set((await Promise.all(bodies)).flatMap(playersIn))],
  }
}

import type { Page, Request } from '@playwright/test'
import { type Player, playersIn } from './players.ts'

export interface ScriptWatch {
  /** What the scripts weighed on the wire so far, without their headers, in bytes. */
  readonly bytes: () => number
  /** The players among those that have come whole. The page must still be open. */
  readonly players: () => Promise<readonly Player[]>
}

/**
 * Counts every script that a page fetches from now on, compressed as it came.
 *
 * @param coding  the one compression that the browser says it takes
 */
export async function watchScripts(page: Page, coding: Coding): Promise<ScriptWatch> {
  const devtools = await page.context().newCDPSession(page)
  const asked = new Set<string>()
  const come: Request[] = []
  let bytes = 0
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') asked.add(requestId)
  })
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength
  })
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') come.push(request)
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': coding } })
  return {
    bytes: () => bytes,
    // Read when asked for, not as they come: a script that comes last must not be read from a page that has closed.
    players: async () => [...new Set((await Promise.all(come.map(textOf))).flatMap(playersIn))],
  }
}

export type Coding = 'gzip' | 'br'

async function textOf(request: Request): Promise<string> {
  return (await request.response())?.text() ?? ''
}

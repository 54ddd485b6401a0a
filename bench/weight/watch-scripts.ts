import type { Page, Request } from '@playwright/test'
import { type Player, playersIn } from './players.ts'

export interface ScriptWatch {
  /** Bytes of the scripts as transferred so far, without headers. */
  readonly bytes: () => number
  /** The players among the completed scripts. The page must still be open. */
  readonly players: () => Promise<readonly Player[]>
}

/**
 * Counts every script that a page loads from now on, in bytes as transferred.
 *
 * @param coding the only compression that the browser accepts
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
    // Bodies are read on demand: a script that arrives last cannot be read from a closed page.
    players: async () => [...new Set((await Promise.all(come.map(textOf))).flatMap(playersIn))],
  }
}

export type Coding = 'gzip' | 'br'

async function textOf(request: Request): Promise<string> {
  return (await request.response())?.text() ?? ''
}

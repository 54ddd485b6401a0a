import type pg from 'pg'
import { recordLoad, wasLoaded } from '../load/runs.ts'

/** Marks a whole play as done. A later version of the stories gets another number, and plays what is new. */
const RUN = 'demonstration-4'

/**
 * Fills the desks with the demonstration, once; nothing unless `MOTIF_DEMO_SUBMISSIONS=on`. Needs the demo accounts. A
 * play that was cut continues.
 */
export async function playOnce(client: pg.ClientBase, wanted: string | undefined): Promise<void> {
  if (wanted !== 'on' || (await wasLoaded(client, RUN))) return
  const started = performance.now()
  const [
    { openPayload },
    { createPool },
    { openLibraryStorage },
    { readCast },
    { playStories },
    { STORIES },
    { playCases },
    { CASES },
    { playPacks },
    { PACK_STORIES },
    { playCounts },
    { playReports },
    { REPORTS },
  ] = await Promise.all([
    import('#cms/operations/open-payload.ts'),
    import('#media/pipeline/pool.ts'),
    import('../load/open-storage.ts'),
    import('./cast.ts'),
    import('./play.ts'),
    import('./stories.ts'),
    import('./play-cases.ts'),
    import('./cases.ts'),
    import('./play-packs.ts'),
    import('./pack-stories.ts'),
    import('./play-counts.ts'),
    import('./play-reports.ts'),
    import('./reports.ts'),
  ])
  const payload = await openPayload()
  const pool = createPool()
  try {
    const stage = { payload, storage: openLibraryStorage(), pool, cast: await readCast(payload) }
    const now = new Date()
    const stories = await playStories(stage, STORIES, now)
    const packs = await playPacks(payload, stage.cast, { packs: PACK_STORIES, now })
    const counted = await playCounts(payload, now)
    const cases = await playCases(payload, stage.cast, { cases: CASES, now })
    const reports = await playReports(payload, stage.cast, { reports: REPORTS, now })
    const left = [...stories.left, ...packs.left, ...cases.left]
    for (const line of left) console.log(`Left as it is: ${line}`)
    const played = stories.played + packs.played + counted + cases.played + reports
    await recordLoad(client, RUN, { loaded: played, refused: left.length })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`Played ${played} steps of the demonstration in ${seconds} s.`)
  } finally {
    await pool.close()
  }
}

import { announce } from '#local/announce.ts'
import { bringUp } from '#local/bring-up.ts'
import { neverBuilt } from '#local/build.ts'
import { claimAddress } from '#local/claim.ts'
import type { Command } from '#local/command.ts'
import { ROOM_NEEDED, requireRoom } from '#local/disk.ts'
import { ROOT } from '#local/paths.ts'

/** `npm start`: the library on one address, from whatever state this folder is in. */
export const start: Command = async (context) => {
  const { settings, progress, shutdown } = context
  const began = Date.now()
  await claimAddress(settings, shutdown)
  await requireRoom(ROOT, neverBuilt() ? ROOM_NEEDED.firstStart : ROOM_NEEDED.laterStart)
  const env = await bringUp(context)
  shutdown.beginServing()
  progress.line(await announce(settings, { tookMs: Date.now() - began, mailboxUrl: env.MAILBOX_URL }))
  return null
}

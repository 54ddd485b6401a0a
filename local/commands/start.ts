import { isFirstBuild } from '#local/build.ts'
import type { Command } from '#local/command.ts'
import { requireFreeSpace, SPACE_NEEDED } from '#local/disk-space.ts'
import { lockAddress } from '#local/lock-address.ts'
import { ROOT } from '#local/paths.ts'
import { readyMessage } from '#local/ready-message.ts'
import { startLibrary } from '#local/start-library.ts'

/** `npm start`: builds and runs the library on one address, from any state of this folder. */
export const start: Command = async (context) => {
  const { settings, progress, shutdown } = context
  const began = Date.now()
  await lockAddress(settings, shutdown)
  await requireFreeSpace(ROOT, isFirstBuild() ? SPACE_NEEDED.firstStart : SPACE_NEEDED.laterStart)
  const env = await startLibrary(context)
  shutdown.beginServing()
  const tookMs = Date.now() - began
  progress.line(
    await readyMessage(settings, { tookMs, mailboxUrl: env.MAILBOX_URL, paymentsUrl: env.PAYMENTS_URL }),
  )
  return null
}

import type { Command } from '#local/command.ts'
import { ensureMigrated, openDatabase } from '#local/database.ts'
import { requireFreeSpace, SPACE_NEEDED } from '#local/disk-space.ts'
import { stackEnvironment } from '#local/environment.ts'
import { loadCatalogue } from '#local/load-catalogue.ts'
import { lockAddress } from '#local/lock-address.ts'
import { ROOT } from '#local/paths.ts'
import { readyMessage } from '#local/ready-message.ts'
import { chooseLoopbackPorts, stackAddresses, startStack } from '#local/stack.ts'
import { waitForSearchIndex } from '#local/wait-for-search-index.ts'

/** `npm run dev`: runs the library from sources with hot reload, and prints the output of every process. */
export const dev: Command = async ({ settings, progress, shutdown }) => {
  const began = Date.now()
  await lockAddress(settings, shutdown)
  await requireFreeSpace(ROOT, SPACE_NEEDED.laterStart)
  const loopback = await chooseLoopbackPorts()
  const url = await openDatabase(settings, shutdown, progress)
  const env: Record<string, string> = {
    ...stackEnvironment(settings, url, stackAddresses(loopback)),
    NODE_ENV: 'development',
  }
  await ensureMigrated(env, progress)
  await loadCatalogue(env, progress)

  const stack = startStack(
    { mode: 'dev', host: settings.host, port: settings.port, env, loopback },
    {
      onLine: (name, line) => progress.line(`${name.padEnd(11)}│ ${line}`),
      onRestart: (text) => progress.line(`  ! ${text}`),
    },
  )
  shutdown.defer(() => stack.stop())
  await progress.step('Starting the servers', () => stack.ready())
  await waitForSearchIndex(env, progress)
  shutdown.beginServing()
  const tookMs = Date.now() - began
  progress.line(
    await readyMessage(settings, { tookMs, mailboxUrl: env.MAILBOX_URL, paymentsUrl: env.PAYMENTS_URL }),
  )
  return null
}

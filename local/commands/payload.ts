import { join } from 'node:path'
import type { Command } from '#local/command.ts'
import { openDatabase } from '#local/database.ts'
import { stackEnvironment } from '#local/environment.ts'
import { ROOT } from '#local/paths.ts'
import { runInTerminal } from '#local/run-in-terminal.ts'
import { NO_PORTS, stackAddresses } from '#local/stack.ts'

const PAYLOAD = join(ROOT, 'node_modules', 'payload', 'bin.js')

/** `npm run payload -- migrate:create <name>`: Payload's command line on the database of this folder. */
export const payload: Command = async ({ args, settings, progress, shutdown }) => {
  const url = await openDatabase(settings, shutdown, progress)
  // The command calls no other process; the addresses only complete the environment.
  const env = stackEnvironment(settings, url, stackAddresses(NO_PORTS))
  progress.end()
  return runInTerminal([PAYLOAD, ...args], env, shutdown)
}

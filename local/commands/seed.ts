import type { Command } from '#local/command.ts'
import { ensureMigrated, openDatabase } from '#local/database.ts'
import { stackEnvironment } from '#local/environment.ts'
import { runInTerminal } from '#local/run-in-terminal.ts'
import { NO_PORTS, stackAddresses } from '#local/stack.ts'

/** `npm run seed -- [...]`: runs the seed on the database of this folder, attached to the terminal. */
export const seed: Command = async ({ args, settings, progress, shutdown }) => {
  const url = await openDatabase(settings, shutdown, progress)
  // The seed calls no other process; the addresses only complete the environment.
  const env = stackEnvironment(settings, url, stackAddresses(NO_PORTS))
  await ensureMigrated(env, progress)
  progress.end()
  return runInTerminal(['seed/main.ts', ...args], env, shutdown)
}

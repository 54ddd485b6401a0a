import type { Command } from '#local/command.ts'
import { ensureMigrated, openDatabase } from '#local/database.ts'
import { stackEnvironment } from '#local/environment.ts'
import { CONTACT_SHEETS } from '#local/paths.ts'
import { runInTerminal } from '#local/run-in-terminal.ts'
import { NO_PORTS, stackAddresses } from '#local/stack.ts'

/**
 * `npm run seed -- [...]`: runs the seed on the database of this folder, attached to the terminal. Contact sheets need no
 * database.
 */
export const seed: Command = async ({ args, settings, progress, shutdown }) => {
  const [option, ...rest] = args
  if (option === '--contact-sheet')
    return runInTerminal(['seed/contact-sheet/main.ts', CONTACT_SHEETS, ...rest], {}, shutdown)
  const url = await openDatabase(settings, shutdown, progress)
  // The seed calls no other process; the addresses only complete the environment.
  const env = stackEnvironment(settings, url, stackAddresses(NO_PORTS))
  await ensureMigrated(env, progress)
  progress.end()
  return runInTerminal(['seed/main.ts', ...args], env, shutdown)
}

import { formatDuration } from '#local/duration.ts'
import { runTool } from '#local/run-tool.ts'
import type { Settings } from '#local/settings.ts'

interface Ready {
  readonly tookMs: number
  readonly mailboxUrl: string | undefined
  readonly paymentsUrl: string | undefined
}

/** The text that is printed when everything runs: the address, and on the embedded database the demo accounts. */
export async function readyMessage(
  settings: Settings,
  { tookMs, mailboxUrl, paymentsUrl }: Ready,
): Promise<string> {
  const accounts = settings.databaseUrl === null ? await demoAccounts() : []
  return [
    '',
    `  The library is ready at ${settings.publicUrl}  (${formatDuration(tookMs)})`,
    `  The CMS is at ${settings.publicUrl}/admin, the console at ${settings.publicUrl}/console`,
    ...(mailboxUrl ? [`  Mails arrive at ${mailboxUrl}`] : []),
    ...(paymentsUrl ? [`  The payment sandbox, in which no money moves, is at ${paymentsUrl}`] : []),
    '',
    ...accounts,
    ...(accounts.length > 0 && settings.host !== '127.0.0.1' ? [PUBLIC_PASSWORDS_WARNING] : []),
    '  Ctrl-C stops everything.',
    '',
  ].join('\n')
}

const PUBLIC_PASSWORDS_WARNING =
  '  Others can reach this machine by HOST, and these passwords are public: set DATABASE_URL to start without them.\n'

async function demoAccounts(): Promise<string[]> {
  const lines: string[] = []
  await runTool('accounts', ['seed/list-accounts.ts'], { onLine: (line) => lines.push(`    ${line}`) })
  return ['  Demo accounts (role, email, password):', ...lines, '']
}

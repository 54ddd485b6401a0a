import { join } from 'node:path'
import { NEXT, ROOT } from '#local/paths.ts'
import { freePort } from '#local/ports.ts'
import { type ProcessSpec, type SupervisorOptions, supervise } from '#local/processes.ts'

/** Built applications, or Next's development servers with reload. */
export type StackMode = 'built' | 'dev'

export interface StackPlan {
  readonly mode: StackMode
  /** Where the storefront listens: the one public address. */
  readonly host: string
  readonly port: number
  /** Variables every process gets (`stackEnvironment`). */
  readonly env: Readonly<Record<string, string>>
  readonly loopback: LoopbackPorts
}

export interface LoopbackPorts {
  readonly cms: number
  readonly files: number
  readonly search: number
  readonly pictures: number
  /** Where mails are sent to, and where they are looked at. */
  readonly smtp: number
  readonly mailbox: number
}

export interface Stack {
  /** Resolves when a visitor would be answered. @throws Fault when a process does not come up */
  ready(): Promise<void>
  /** Ends the storefront first, so that nobody is answered by half a stack. */
  stop(): Promise<void>
}

/** Ports for commands that start no process: addresses only complete the environment. */
export const NO_PORTS: LoopbackPorts = { cms: 1, files: 1, search: 1, pictures: 1, smtp: 1, mailbox: 1 }

export async function chooseLoopbackPorts(): Promise<LoopbackPorts> {
  const cms = await freePort()
  const files = await freePort()
  const search = await freePort()
  const pictures = await freePort()
  const smtp = await freePort()
  const mailbox = await freePort()
  return { cms, files, search, pictures, smtp, mailbox }
}

/** Where the processes find each other. */
export function stackAddresses(port: number, loopback: LoopbackPorts): Record<string, string> {
  return {
    CMS_URL: `http://127.0.0.1:${loopback.cms}`,
    FILES_URL: `http://127.0.0.1:${loopback.files}`,
    STOREFRONT_URL: `http://127.0.0.1:${port}`,
    CMS_PORT: String(loopback.cms),
    FILES_PORT: String(loopback.files),
    PICTURES_URL: `http://127.0.0.1:${loopback.pictures}`,
    PICTURES_PORT: String(loopback.pictures),
    SEARCH_URL: `http://127.0.0.1:${loopback.search}`,
    SEARCH_PORT: String(loopback.search),
    SMTP_URL: `smtp://127.0.0.1:${loopback.smtp}`,
    MAILBOX_SMTP_PORT: String(loopback.smtp),
    MAILBOX_PORT: String(loopback.mailbox),
    MAILBOX_URL: `http://127.0.0.1:${loopback.mailbox}`,
  }
}

/** Starts the processes side by side. */
export function startStack(plan: StackPlan, options: SupervisorOptions): Stack {
  const [storefront, ...behind] = specs(plan).map((spec) => supervise(spec, options))
  return {
    ready: async () => {
      await Promise.all(behind.map((one) => one.ready()))
      // Its first page asks the others.
      await storefront?.ready()
    },
    stop: async () => {
      await storefront?.stop()
      await Promise.all(behind.map((one) => one.stop()))
    },
  }
}

function specs({ mode, host, port, env, loopback }: StackPlan): ProcessSpec[] {
  const watch = mode === 'dev' ? ['--watch', '--watch-preserve-output'] : []
  const loopbackHost = '127.0.0.1'
  return [
    {
      name: 'storefront',
      args: mode === 'dev' ? [NEXT, 'dev', '-H', host, '-p', String(port)] : ['server.ts'],
      cwd: join(ROOT, 'storefront'),
      env: { ...env, HOST: host, PORT: String(port) },
      readyAt: `http://${host === '0.0.0.0' ? loopbackHost : host}:${port}/en`,
    },
    {
      name: 'cms',
      args: mode === 'dev' ? [NEXT, 'dev', '-H', loopbackHost, '-p', String(loopback.cms)] : ['server.ts'],
      cwd: join(ROOT, 'cms'),
      env,
      readyAt: `http://${loopbackHost}:${loopback.cms}/healthz`,
    },
    {
      name: 'files',
      args: [...watch, 'cms/files/server.ts'],
      env,
      readyAt: `http://${loopbackHost}:${loopback.files}/`,
    },
    {
      name: 'pictures',
      args: [...watch, 'cms/pictures/server.ts'],
      env,
      readyAt: `http://${loopbackHost}:${loopback.pictures}/healthz`,
    },
    { name: 'worker', args: [...watch, 'cms/jobs/worker.ts'], env, readyAt: null },
    ...(env.SEARCH_URL ? [searchSpec(env, watch)] : []),
    ...(env.MAILBOX_URL ? [mailboxSpec(env, watch)] : []),
  ]
}

/**
 * How Node runs the search engine. It makes and drops large arrays: the C library is to give their memory back, not to
 * keep it for each thread. And new objects are to be collected often: the arrays that a search dropped go with them,
 * before there are so many that everything is collected. With 32 MB for new objects instead of 8, p95 at ten million
 * records was a quarter higher.
 */
export const SEARCH_RUN = {
  flags: ['--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' },
} as const

/** The engine of this machine, which runs where no account of Algolia's is used. */
export function searchSpec(env: StackPlan['env'], watch: readonly string[]): ProcessSpec {
  return {
    name: 'search',
    args: [...SEARCH_RUN.flags, ...watch, 'local/search/server.ts'],
    env: { ...env, ...SEARCH_RUN.env },
    readyAt: `${env.SEARCH_URL}/healthz`,
  }
}

/** The mailbox of this machine, which runs where no mail server is named. */
function mailboxSpec(env: StackPlan['env'], watch: readonly string[]): ProcessSpec {
  return {
    name: 'mailbox',
    args: [...watch, 'local/mailbox/server.ts'],
    env,
    readyAt: `${env.MAILBOX_URL}/healthz`,
  }
}

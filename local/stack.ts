import { join } from 'node:path'
import { NEXT, ROOT, VITE } from '#local/paths.ts'
import { freePort } from '#local/ports.ts'
import { type ProcessSpec, type SupervisorOptions, supervise } from '#local/processes.ts'

/** Built applications, or Next's development servers with hot reload. */
export type StackMode = 'built' | 'dev'

export interface StackPlan {
  readonly mode: StackMode
  /** The host of the public address, on which the storefront listens. */
  readonly host: string
  readonly port: number
  /** Variables of every process (`stackEnvironment`). */
  readonly env: Readonly<Record<string, string>>
  readonly loopback: LoopbackPorts
  /** Ports of further storefront processes. */
  readonly replicas?: readonly number[]
}

export interface LoopbackPorts {
  readonly cms: number
  readonly files: number
  readonly search: number
  readonly pictures: number
  /** Vite's development server of the console; the storefront serves a built console. */
  readonly console: number
  /** SMTP port of the mailbox and port of its page. */
  readonly smtp: number
  readonly mailbox: number
  /** The payment sandbox. */
  readonly payments: number
}

export interface Stack {
  /** Resolves when the storefront answers. @throws Fault when a process does not start */
  ready(): Promise<void>
  /** Stops the storefront first, so that no request meets a partly stopped stack. */
  stop(): Promise<void>
}

/** Ports for commands that start no process: the addresses only complete the environment. */
export const NO_PORTS: LoopbackPorts = {
  cms: 1,
  files: 1,
  search: 1,
  pictures: 1,
  console: 1,
  smtp: 1,
  mailbox: 1,
  payments: 1,
}

export async function chooseLoopbackPorts(): Promise<LoopbackPorts> {
  const cms = await freePort()
  const files = await freePort()
  const search = await freePort()
  const pictures = await freePort()
  const console = await freePort()
  const smtp = await freePort()
  const mailbox = await freePort()
  const payments = await freePort()
  return { cms, files, search, pictures, console, smtp, mailbox, payments }
}

/** The addresses by which the processes reach each other. */
export function stackAddresses(loopback: LoopbackPorts): Record<string, string> {
  return {
    CMS_URL: `http://127.0.0.1:${loopback.cms}`,
    FILES_URL: `http://127.0.0.1:${loopback.files}`,
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
    PAYMENTS_PORT: String(loopback.payments),
    PAYMENTS_URL: `http://127.0.0.1:${loopback.payments}`,
  }
}

/** Starts the processes at the same time. */
export function startStack(plan: StackPlan, options: SupervisorOptions): Stack {
  const [storefront, ...behind] = specs(plan).map((spec) => supervise(spec, options))
  return {
    ready: async () => {
      await Promise.all(behind.map((one) => one.ready()))
      // The first page calls the other processes.
      await storefront?.ready()
    },
    stop: async () => {
      await storefront?.stop()
      await Promise.all(behind.map((one) => one.stop()))
    },
  }
}

function specs(plan: StackPlan): ProcessSpec[] {
  const { mode, env, loopback } = plan
  const watch = mode === 'dev' ? ['--watch', '--watch-preserve-output'] : []
  const loopbackHost = '127.0.0.1'
  return [
    storefrontSpec(plan, 'storefront', plan.port),
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
    ...(mode === 'dev' ? [consoleSpec(env, loopback)] : []),
    ...(plan.replicas ?? []).map((port, index) => storefrontSpec(plan, `storefront-${index + 2}`, port)),
    ...(env.SEARCH_URL ? [searchSpec(env, watch)] : []),
    ...(env.MAILBOX_URL ? [mailboxSpec(env, watch)] : []),
    ...(env.PAYMENTS_URL ? [paymentsSpec(env, watch)] : []),
  ]
}

function storefrontSpec({ mode, host, env, loopback }: StackPlan, name: string, port: number): ProcessSpec {
  const development: Record<string, string> =
    mode === 'dev' ? { CONSOLE_URL: `http://127.0.0.1:${loopback.console}` } : {}
  return {
    name,
    args: mode === 'dev' ? [NEXT, 'dev', '-H', host, '-p', String(port)] : ['server.ts'],
    cwd: join(ROOT, 'storefront'),
    env: { ...env, ...development, HOST: host, PORT: String(port) },
    readyAt: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/en`,
  }
}

/**
 * Node and allocator settings of the search engine. The engine allocates and frees large arrays: the C
 * library must return their memory instead of keeping it for each thread. The young generation is small (8
 * MB), so that it is collected often, together with the arrays of finished searches, before a full collection
 * is due: with 32 MB, p95 at ten million records was a quarter higher.
 */
export const SEARCH_RUN = {
  flags: ['--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' },
} as const

/** The local search engine, which runs when no Algolia account is set. */
export function searchSpec(env: StackPlan['env'], watch: readonly string[]): ProcessSpec {
  return {
    name: 'search',
    args: [...SEARCH_RUN.flags, ...watch, 'local/search/server.ts'],
    env: { ...env, ...SEARCH_RUN.env },
    readyAt: `${env.SEARCH_URL}/healthz`,
  }
}

/** Vite's development server of the console, which reloads what changes. */
function consoleSpec(env: StackPlan['env'], { console: port }: LoopbackPorts): ProcessSpec {
  return {
    name: 'console',
    args: [VITE, '--port', String(port)],
    cwd: join(ROOT, 'admin'),
    env,
    readyAt: `http://127.0.0.1:${port}/console/`,
  }
}

/** The local mailbox, which runs when no mail server is set. */
function mailboxSpec(env: StackPlan['env'], watch: readonly string[]): ProcessSpec {
  return {
    name: 'mailbox',
    args: [...watch, 'local/mailbox/server.ts'],
    env,
    readyAt: `${env.MAILBOX_URL}/healthz`,
  }
}

/** The payment sandbox, which runs when no keys of a payment gateway are set. */
function paymentsSpec(env: StackPlan['env'], watch: readonly string[]): ProcessSpec {
  return {
    name: 'payments',
    args: [...watch, 'local/payments/server.ts'],
    env,
    readyAt: `${env.PAYMENTS_URL}/healthz`,
  }
}

import type { APIRequestContext, APIResponse, Browser, Page } from '@playwright/test'
import type { StaffRole } from '#domain/permissions/roles.ts'
import { DEMO_ACCOUNTS, type DemoAccount } from '#seed/demo-accounts.ts'

/** A member of staff who uses the CMS's own REST API, as the panel does. */
export interface Staff {
  create(collection: string, data: object): Promise<{ readonly id: number }>
  update(collection: string, id: number, data: object): Promise<void>
  remove(collection: string, id: number): Promise<void>
  updateGlobal(slug: string, data: object): Promise<void>
  /** The row of a collection whose field has a value; throws without one. */
  find(collection: string, field: string, value: string): Promise<{ readonly id: number }>
  /** Reads from the console, by the address under `/api/console`. */
  read<T>(path: string): Promise<T>
  /** Gives a command of the console, by its address under `/api/console`. */
  command(path: string, data: object): Promise<void>
}

/** The demo account of a role. */
export function accountOf(role: StaffRole): DemoAccount {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role)
  if (account === undefined) throw new Error(`there is no demo account for ${role}`)
  return account
}

/** Roles that journeys use, signed in before the first journey (`sign-in-staff.ts`). */
export const STAFF_OF_JOURNEYS = ['admin', 'editor', 'finance'] as const satisfies readonly StaffRole[]
type Acting = (typeof STAFF_OF_JOURNEYS)[number]

/** Payload's session. */
export const SESSION_COOKIE = 'payload-token'

/** The environment variable with their tokens, for the workers. */
export const TOKENS_VARIABLE = 'MOTIF_E2E_TOKENS'

/** Opens a separate browser context, signed in as a member of staff. */
export async function openAs(browser: Browser, role: Acting, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin })
  await context.addCookies([
    { name: SESSION_COOKIE, value: tokenOf(role), url: origin, httpOnly: true, sameSite: 'Lax' },
  ])
  return context.newPage()
}

function tokenOf(role: Acting): string {
  const tokens: Record<Acting, string> = JSON.parse(process.env[TOKENS_VARIABLE] ?? '{}')
  return tokens[role]
}

/** Calls the CMS as a member of staff; a refused call throws. */
export function actAs(request: APIRequestContext, role: Acting): Staff {
  const headers = { Authorization: `JWT ${tokenOf(role)}` }
  return {
    create: async (collection, data) =>
      (await answerOf(await request.post(`/api/${collection}`, { headers, data }))).doc,
    update: async (collection, id, data) => {
      await answerOf(await request.patch(`/api/${collection}/${id}`, { headers, data }))
    },
    remove: async (collection, id) => {
      await answerOf(await request.delete(`/api/${collection}/${id}`, { headers }))
    },
    updateGlobal: async (slug, data) => {
      await answerOf(await request.post(`/api/globals/${slug}`, { headers, data }))
    },
    find: async (collection, field, value) => {
      const params = { [`where[${field}][equals]`]: value, depth: '0' }
      const response = await request.get(`/api/${collection}`, { headers, params })
      const [row] = (await response.json()).docs
      if (row === undefined) throw new Error(`no row of ${collection} has ${field} ${value}`)
      return row
    },
    read: async (path) => (await request.get(`/api/console/${path}`, { headers })).json(),
    command: async (path, data) => {
      await answerOf(await request.post(`/api/console/${path}`, { headers, data }))
    },
  }
}

interface Answer {
  readonly doc: { readonly id: number }
}

async function answerOf(response: APIResponse): Promise<Answer> {
  if (!response.ok()) throw new Error(`${response.status()} from ${response.url()}: ${await response.text()}`)
  return response.json()
}
